import type { ChargeType } from '#rating/charge-types.ts'
import { type Charge, chargeOf } from '#rating/charges.ts'
import type { ManualCharge } from '#shipments/booking.ts'

/** A charge as it was entered, with the total that follows from it: one that is sent counts for nothing. */
export const chargeOfManual = ({ type, description, chargeRateType, units, rate }: ManualCharge): Charge =>
  chargeOf({
    chargeType: type as ChargeType,
    description,
    chargeRateType,
    units: chargeRateType === 'Flat' ? 1 : units,
    rate: Math.round(rate * 10_000),
  })
