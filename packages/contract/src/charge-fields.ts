import { allChargeTypes } from '@lanewise/domain/rating/charge-types'
import { type ChargeRateType, chargeRateTypes } from '@lanewise/domain/rating/charges'
import { z } from 'zod'

const rateUnits = Object.keys(chargeRateTypes) as [ChargeRateType, ...ChargeRateType[]]

/** RATE-7: one charge of a price, in dollars. */
export const PricedCharge = z.object({
  description: z.string(),
  chargeType: z.enum(allChargeTypes as [string, ...string[]]),
  chargeTypeName: z.string(),
  chargeRateType: z.enum(rateUnits),
  units: z.number(),
  rate: z.number(),
  total: z.number(),
})
export type PricedCharge = z.output<typeof PricedCharge>
