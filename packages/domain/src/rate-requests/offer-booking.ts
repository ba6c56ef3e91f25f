import type { BookingPayload } from '#booking/booking-payload.ts'
import { firstManualCharges } from '#booking/manual-charges.ts'
import { isLtlMode, type ShippingMode } from '#freight/modes.ts'

type Chosen = { shippingMode: ShippingMode; carrierId: string; total: number }

/** DEF-66: an offer is booked by hand with one freight charge, and in LTL with a fuel surcharge of 0 beside it (BOOK-39). */
export const offerBooking = ({ shippingMode, carrierId, total }: Chosen): BookingPayload => ({
  shippingMode,
  carrierId,
  contractId: null,
  manualBookingCharges: firstManualCharges()
    .filter(({ type }) => type === 'FreightRate' || isLtlMode(shippingMode))
    .map((charge) => (charge.type === 'FreightRate' ? { ...charge, rate: total, total } : charge)),
  p44BookingParameters: null,
  integrationBookingParameters: null,
})
