import { allChargeTypes, chargeTypes } from '@lanewise/domain/rating/charge-types'
import { type Charge, chargeRateTypeNames } from '@lanewise/domain/rating/charges'
import { z } from 'zod'
import { dollarsOfCents, dollarsOfTenThousandths } from './money.ts'

/** One charge of a price, in dollars. (RATE-7) */
export const PricedCharge = z.object({
  description: z.string(),
  chargeType: z.enum(allChargeTypes as [string, ...string[]]),
  chargeTypeName: z.string(),
  chargeRateType: z.enum(chargeRateTypeNames),
  units: z.number(),
  rate: z.number(),
  total: z.number(),
})
export type PricedCharge = z.output<typeof PricedCharge>

/** Converts a charge to its API form. */
export const pricedCharge = ({ chargeType, ...charge }: Charge): PricedCharge => ({
  ...charge,
  chargeType,
  chargeTypeName: chargeTypes[chargeType].label,
  rate: dollarsOfTenThousandths(charge.rate),
  total: dollarsOfCents(charge.total),
})
