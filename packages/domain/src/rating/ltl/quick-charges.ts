import { type ChargeType, chargeTypes } from '#rating/charge-types.ts'
import type { Charge, ChargeRateType, TenThousandths } from '#rating/charges.ts'
import { type Cents, cents, scaleHalfUp } from '#shared/units.ts'

/** Same result as `chargeOf`, but in integer arithmetic, because rating creates hundreds of charges per quote. */
export function percentCharge(
  chargeType: ChargeType,
  percent: TenThousandths,
  base: Cents,
  description: string = chargeTypes[chargeType].label,
): Charge {
  const total = cents(scaleHalfUp(base, percent, 1_000_000))
  return { chargeType, description, chargeRateType: 'Percent', units: 1, rate: percent, total }
}

/** Charge by weight: whole pounds at ten-thousandths of a dollar per hundredweight. */
export function poundsCharge(
  chargeType: ChargeType,
  rate: TenThousandths,
  pounds: number,
  description: string = chargeTypes[chargeType].label,
): Charge {
  const total = cents(scaleHalfUp(rate, pounds, 10_000))
  return { chargeType, description, chargeRateType: 'Hundredweight', units: pounds / 100, rate, total }
}

/** Charge by whole units, such as pieces or feet. */
export function unitsCharge(
  chargeType: ChargeType,
  { per, rate, units }: { per: ChargeRateType; rate: TenThousandths; units: number },
  description: string = chargeTypes[chargeType].label,
): Charge {
  const total = cents(scaleHalfUp(rate, units, 100))
  return { chargeType, description, chargeRateType: per, units, rate, total }
}
