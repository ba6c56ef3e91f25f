import type { ManualBooking } from '@lanewise/contract/booking-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import { chargeOfManual, firstManualCharges, type ManualCharge } from '@lanewise/domain/booking/manual-charges'
import { isLtlMode, type ShippingMode } from '@lanewise/domain/freight/modes'
import { formatMoney } from '@lanewise/domain/shared/format'
import { type Cents, sumCents } from '@lanewise/domain/shared/units'
import type { BookingBody } from '#features/booking/index.ts'

/** A charge while it is entered. Units and rate are null until they are valid numbers. */
export type EnteredCharge = Omit<ManualCharge, 'units' | 'rate'> & { units: number | null; rate: number | null }

/** LTL starts with its two charges, a truckload with freight only. (BOOK-38) */
export const valuesOf = (mode: ShippingMode): ManualBooking => ({
  carrierId: '',
  charges: isLtlMode(mode) ? firstManualCharges() : firstManualCharges().slice(0, 1),
  proNumber: null,
  freightClass: null,
})

export const newCharge: ManualCharge = {
  type: 'Other',
  description: '',
  units: 1,
  rate: 0,
  chargeRateType: 'Flat',
  total: 0,
}

export const bodyOf = (
  { carrierId, charges, freightClass, proNumber }: ManualBooking,
  shippingMode: ShippingMode,
): BookingBody => ({
  shippingMode,
  carrierId,
  freightClass,
  proNumber,
  manualBookingCharges: charges.map((charge) => ({ ...charge, total: dollarsOfCents(totalOf(charge) ?? 0) })),
})

/** Null while one of the numbers is missing. */
function totalOf({ units, rate, ...charge }: EnteredCharge): Cents | null {
  return units === null || rate === null ? null : chargeOfManual({ ...charge, units, rate }).total
}

export const totalText = (charge: EnteredCharge) => {
  const total = totalOf(charge)
  return total === null ? '–' : formatMoney(total)
}

/** Sum of the complete charges. */
export const sumText = (charges: readonly EnteredCharge[]) =>
  formatMoney(sumCents(charges.flatMap((charge) => totalOf(charge) ?? [])))
