import type { AdditionalCharge } from '#lanes/lane-rate.ts'
import { chargeTotal } from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'

type Counted = Pick<AdditionalCharge, 'chargeRateType' | 'units' | 'rate'>

/** DEF-80: the units of a charge on a lane or a booking; a flat amount is charged once. */
export const unitsOf = ({ chargeRateType, units }: Pick<Counted, 'chargeRateType' | 'units'>): number =>
  chargeRateType === 'Flat' ? 1 : units

/** LRATE-37: what a charge on a lane or a booking comes to: the rate for Flat, rate × units otherwise. */
export const additionalChargeTotal = (charge: Counted): Cents =>
  chargeTotal({ chargeRateType: charge.chargeRateType, rate: charge.rate, units: unitsOf(charge) })
