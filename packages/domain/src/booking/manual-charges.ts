import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { ChargeType } from '#rating/charge-types.ts'
import { type Charge, type ChargeRateType, chargeOf, unitsCharged } from '#rating/charges.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** BOOK-30: a charge as it is sent with a booking; money in dollars. */
export type ManualCharge = {
  type: string
  description: string
  units: number
  rate: number
  chargeRateType: ChargeRateType
  total: number
}

/** A charge as it was entered, with the total that follows from it: one that is sent counts for nothing. */
export const chargeOfManual = ({ type, description, chargeRateType, units, rate }: ManualCharge): Charge =>
  chargeOf({
    chargeType: type as ChargeType,
    description,
    chargeRateType,
    units: unitsCharged({ chargeRateType, units }),
    rate: Math.round(rate * 10_000),
  })

/** BOOK-38: what a manual LTL booking begins with. */
export const firstManualCharges = (): ManualCharge[] =>
  [
    { type: 'FreightRate', description: 'Freight Rate' },
    { type: 'FuelSurcharge', description: 'Fuel Surcharge' },
  ].map((charge) => ({ ...charge, units: 1, rate: 0, chargeRateType: 'Flat', total: 0 }))

export const manualChargesRequired = 'Freight Rate and Fuel Surcharge are required for manual LTL bookings'

type Manual = {
  shippingMode: ShippingMode
  contractId: string | null
  integrationBookingParameters: object | null
  manualBookingCharges: readonly { type: string }[] | null
}

/** BOOK-39: an LTL booking by hand names the two charges that every LTL bill has. */
export function manualBookingIssues(booking: Manual): FieldIssue[] {
  const { shippingMode, manualBookingCharges: charges } = booking
  const isByHand = booking.contractId === null && booking.integrationBookingParameters === null
  if (!isByHand || charges === null || !isLtlMode(shippingMode)) return []
  const types = charges.map(({ type }) => type)
  const isWhole = types.includes('FreightRate') && types.includes('FuelSurcharge')
  return isWhole ? [] : [{ path: ['manualBookingCharges'], message: manualChargesRequired }]
}
