import { allChargeTypes, chargeTypes } from '@lanewise/domain/rating/charge-types'
import { type Charge, chargeRateTypeNames } from '@lanewise/domain/rating/charges'
import { z } from 'zod'
import { dollarsOfCents, dollarsOfTenThousandths } from './money.ts'

/** RATE-7: one charge of a price, in dollars. */
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

/** A charge as it travels. */
export const pricedCharge = ({ chargeType, ...charge }: Charge): PricedCharge => ({
  ...charge,
  chargeType,
  chargeTypeName: chargeTypes[chargeType].label,
  rate: dollarsOfTenThousandths(charge.rate),
  total: dollarsOfCents(charge.total),
})
