import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { ChargeType } from '#rating/charge-types.ts'
import { type Charge, type ChargeRateType, chargeOf, unitsCharged } from '#rating/charges.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** A charge as sent with a booking. Amounts in dollars. (BOOK-30) */
export type ManualCharge = {
  type: string
  description: string
  units: number
  rate: number
  chargeRateType: ChargeRateType
  total: number
}

/** An entered charge with its computed total; a total sent by the client is ignored. */
export const chargeOfManual = ({ type, description, chargeRateType, units, rate }: ManualCharge): Charge =>
  chargeOf({
    chargeType: type as ChargeType,
    description,
    chargeRateType,
    units: unitsCharged({ chargeRateType, units }),
    rate: Math.round(rate * 10_000),
  })

/** Initial charges of a manual LTL booking. (BOOK-38) */
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

/** A manual LTL booking must include the two charges that every LTL bill has. (BOOK-39) */
export function manualBookingIssues(booking: Manual): FieldIssue[] {
  const { shippingMode, manualBookingCharges: charges } = booking
  const isByHand = booking.contractId === null && booking.integrationBookingParameters === null
  if (!isByHand || charges === null || !isLtlMode(shippingMode)) return []
  const types = charges.map(({ type }) => type)
  const isWhole = types.includes('FreightRate') && types.includes('FuelSurcharge')
  return isWhole ? [] : [{ path: ['manualBookingCharges'], message: manualChargesRequired }]
}
