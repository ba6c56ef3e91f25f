import type { LaneRate, LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { laneRateFieldNames } from '@lanewise/contract/lane-rate-fields'
import { dollarsOfTenThousandths, tenThousandthsOfDollars } from '@lanewise/contract/money'
import { rateTableName } from '@lanewise/domain/lanes/lane-rate'
import { sumOfRanges } from '@lanewise/domain/lanes/pallet-ranges'
import { packagingTypes } from '@lanewise/domain/rating/tl/contract-terms'

type Range = LaneRateFields['rateSpecifications'][number]['rateRanges'][number]
export type ChargeValues = LaneRateFields['additionalCharges'][number]

/** A new rate without defaults. */
export const blank: LaneRateFields = {
  carrierId: null,
  rateType: null,
  chargeType: null,
  rate: null,
  minCharge: null,
  effectiveDate: null,
  expirationDate: null,
  rateSpecifications: [],
  additionalCharges: [],
}

export const firstRange: Range = { minPallets: 1, maxPallets: null, ratePerPallet: null }

export const newCharge: ChargeValues = { description: null, type: null, units: null, rate: null, chargeRateType: null }

export const valuesOf = (rate: LaneRate) =>
  Object.fromEntries(laneRateFieldNames.map((name) => [name, rate[name]])) as LaneRateFields

/** Sum of the rates of all ranges in dollars, calculated in ten-thousandths to avoid rounding errors. (LRATE-27) */
export const sumOfRates = (ranges: readonly Pick<Range, 'ratePerPallet'>[]): number =>
  dollarsOfTenThousandths(
    sumOfRanges(ranges.map(({ ratePerPallet }) => ({ ratePerPallet: tenThousandthsOfDollars(ratePerPallet ?? 0) }))),
  )

export const rangesOf = ({ rateSpecifications }: Pick<LaneRateFields, 'rateSpecifications'>): readonly Range[] =>
  rateSpecifications[0]?.rateRanges ?? []

/** Rate as sent: pallets have ranges and their sum, every other unit has one rate. (LRATE-39) */
export function bodyOf(values: LaneRateFields, carrierName: string): LaneRateFields {
  const isPerPallet = values.chargeType === 'Pallet'
  const ranges = rangesOf(values)
  return {
    ...values,
    rate: isPerPallet ? sumOfRates(ranges) : values.rate,
    rateSpecifications: isPerPallet ? [{ packagingTypes, rateRanges: [...ranges] }] : [],
    rateTableName: rateTableName(carrierName),
  }
}
