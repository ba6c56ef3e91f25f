import { laneRateIssues } from '@lanewise/domain/lanes/rate-rules'
import { allChargeTypes } from '@lanewise/domain/rating/charge-types'
import {
  type AdditionalChargeMethod,
  additionalChargeMethods,
  type ContractRateType,
  type ContractRateUnit,
  contractRateTypes,
  contractRateUnits,
  packagingTypes,
} from '@lanewise/domain/rating/tl/contract-terms'
import { z } from 'zod'
import { optionalText, orNull } from './fields.ts'
import { Id } from './list.ts'
import { chooseChargeType, chooseMethod, dateOutOfRange } from './messages.ts'
import { optionalDollars, optionalRate } from './money.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

/** Missing values reach the rule as null, so that form, API and rate sheet report them with the same messages. */
const choice = <const V extends string>(values: readonly V[], message: string) =>
  z
    .enum(values as readonly [V, ...V[]], message)
    .nullish()
    .transform(orNull)
const day = z.iso
  .date('Enter a date')
  .refine((date) => date >= '1990-01-01' && date <= '2100-12-31', dateOutOfRange)
  .nullish()
  .transform(orNull)

/** A rate may be sent back as it was read. Values computed by the server are accepted and ignored. */
const madeByServer = <T extends z.ZodType>(type: T) => type.nullish()

const range = z.strictObject({
  id: madeByServer(Id),
  minPallets: z.number('Enter a valid number').nullish().transform(orNull),
  maxPallets: z.number('Enter a valid number').nullish().transform(orNull),
  ratePerPallet: optionalRate,
})
const charge = z.strictObject({
  description: optionalText(200),
  type: choice(allChargeTypes, chooseChargeType),
  units: z
    .number('Enter a number')
    .min(0, 'Cannot be negative')
    .max(1_000_000, 'At most 1,000,000')
    .nullish()
    .transform(orNull),
  rate: optionalRate,
  chargeRateType: choice<AdditionalChargeMethod>(additionalChargeMethods, chooseMethod),
  total: madeByServer(z.number('Enter a number')),
})
const specification = z.strictObject({
  id: madeByServer(Id),
  packagingTypes: madeByServer(z.literal(packagingTypes, `Always ${packagingTypes}`)),
  rateRanges: z.array(range).max(26, 'At most 26 ranges'),
})

const shape = {
  carrierId: Id.nullish().transform(orNull),
  rateType: choice(Object.keys(contractRateTypes) as ContractRateType[], 'Choose one of the rate types'),
  chargeType: choice<ContractRateUnit>(contractRateUnits, 'Choose one of the rate units'),
  /** Dollars per unit. For pallets, the server computes it from the ranges. */
  rate: optionalRate,
  minCharge: optionalDollars,
  effectiveDate: day,
  expirationDate: day,
  rateSpecifications: z.array(specification).max(1, 'At most 1 table of ranges').default([]),
  additionalCharges: z.array(charge).max(50, 'At most 50 charges').default([]),
} as const
export const laneRateFieldNames = Object.keys(shape) as (keyof typeof shape)[]

/**
 * Contract rate fields that a user enters. The form, the API and the rate sheet use the same validation (LRATE-21 to
 * LRATE-36).
 */
export const LaneRateFields = withRule(
  z.strictObject({ ...shape, rateTableName: madeByServer(optionalText(100)) }),
  laneRateFieldNames,
  laneRateIssues,
)
export type LaneRateFields = z.output<typeof LaneRateFields>
/** All or some of the fields, sent with the version of the lane that the edit is based on. */
export const LaneRateUpdate = updateOf(LaneRateFields)
export type LaneRateUpdate = z.output<typeof LaneRateUpdate>

/** A contract rate in API responses (LRATE-1). Amounts in dollars. Each price change creates a new id. */
export const LaneRate = z.object({
  id: Id,
  laneId: Id,
  carrierId: Id,
  carrierName: z.string(),
  carrierLogoFileId: Id.nullable(),
  rate: z.number(),
  rateType: z.enum(Object.keys(contractRateTypes) as [ContractRateType, ...ContractRateType[]]),
  chargeType: z.enum(contractRateUnits as [ContractRateUnit, ...ContractRateUnit[]]),
  /** Equal to `chargeType` (DEF-22). */
  rateUnits: z.enum(contractRateUnits as [ContractRateUnit, ...ContractRateUnit[]]),
  minCharge: z.number().nullable(),
  effectiveDate: z.iso.date(),
  expirationDate: z.iso.date(),
  sequence: z.int().nullable(),
  estimatedRate: z.number().nullable(),
  /** Formula of the estimate as text: "716 mi × $2.34 + fuel $358.00". */
  estimateText: z.string(),
  rateTableName: z.string(),
  rateSpecifications: z.array(
    z.object({
      id: Id,
      packagingTypes: z.literal(packagingTypes),
      rateRanges: z.array(z.object({ id: Id, minPallets: z.int(), maxPallets: z.int(), ratePerPallet: z.number() })),
    }),
  ),
  additionalCharges: z.array(
    z.object({
      description: z.string(),
      type: z.enum(allChargeTypes as [string, ...string[]]),
      units: z.number(),
      rate: z.number(),
      chargeRateType: z.enum(additionalChargeMethods as [AdditionalChargeMethod, ...AdditionalChargeMethod[]]),
      total: z.number(),
    }),
  ),
  /** Whether the rate is valid today. */
  isActive: z.boolean(),
  /** Another version replaced this rate. Its expiration date is the last day on which it was valid. */
  isReplaced: z.boolean(),
  /** Carrier figures over the last 12 months (DEF-91). null if nothing was shipped or tendered. */
  carrierOnTimePickupPercentage: z.number().nullable(),
  carrierOnTimeDeliveryPercentage: z.number().nullable(),
  shipmentsAccepted: z.int(),
  shipmentsRejected: z.int(),
})
export type LaneRate = z.output<typeof LaneRate>

export const LaneRates = z.object({ items: z.array(LaneRate) })
