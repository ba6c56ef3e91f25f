import type { BookingPayload } from '#booking/booking-payload.ts'
import { firstManualCharges } from '#booking/manual-charges.ts'
import { isLtlMode, type ShippingMode } from '#freight/modes.ts'

type Chosen = { shippingMode: ShippingMode; carrierId: string; total: number }

/**
 * An offer is booked manually with one freight charge. LTL gets an additional fuel surcharge of 0 (BOOK-39). (DEF-66)
 */
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
