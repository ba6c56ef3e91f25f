import type { ChargeType } from '#rating/charge-types.ts'
import { type ChargeRateType, chargeRateTypes, type TenThousandths } from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** What the rate of a carrier covers, by stored value. */
export const laneRateTypes = { AllIn: 'All In', LineHaulPlusFuel: 'Line Haul + Fuel' } as const
export type LaneRateType = keyof typeof laneRateTypes

/** What the rate of a carrier is counted in. */
export type LaneRateUnit = Exclude<ChargeRateType, 'Hour' | 'Percent' | 'Stop'>

const notOfRates: readonly ChargeRateType[] = ['Hour', 'Percent', 'Stop']

/** The units to choose from: those that the freight and the way have before the truck leaves. */
export const laneRateUnits = (Object.keys(chargeRateTypes) as ChargeRateType[]).filter(
  (unit): unit is LaneRateUnit => !notOfRates.includes(unit),
)

/** The methods of an additional charge: all but a percent, whose total is no rate × units. */
export type AdditionalChargeMethod = Exclude<ChargeRateType, 'Percent'>

export const additionalChargeMethods = (Object.keys(chargeRateTypes) as ChargeRateType[]).filter(
  (method): method is AdditionalChargeMethod => method !== 'Percent',
)

/** From so many to so many pallets, and what each of them costs. */
export type PalletRange = { id: string; minPallets: number; maxPallets: number; ratePerPallet: TenThousandths }

/** Every kind of packaging at once; there are no rates for one kind alone. */
export const packagingTypes = 256

export type RateSpecification = {
  id: string
  packagingTypes: typeof packagingTypes
  rateRanges: readonly PalletRange[]
}

/** What comes on top of a contracted rate. */
export type AdditionalCharge = {
  description: string
  type: ChargeType
  units: number
  rate: TenThousandths
  chargeRateType: AdditionalChargeMethod
  total: Cents
}

/** What a carrier and the company agreed for a lane. */
export type LaneRate = {
  id: string
  laneId: string
  carrierId: string
  carrierName: string
  /** For pallets the sum over the ranges, which is shown and never a price. */
  rate: TenThousandths
  rateType: LaneRateType
  chargeType: LaneRateUnit
  minCharge: Cents | null
  /** The first and the last day of the rate. */
  effectiveDate: IsoDate
  expirationDate: IsoDate
  /** The place in the order of tendering, from 1; null is not tendered. */
  sequence: number | null
  /** Null while the lane has no miles. */
  estimatedRate: Cents | null
  rateTableName: string
  rateSpecifications: readonly RateSpecification[]
  additionalCharges: readonly AdditionalCharge[]
}

/** The part of a rate that makes its price. */
export type RateTerms = Pick<
  LaneRate,
  'rate' | 'rateType' | 'chargeType' | 'minCharge' | 'rateSpecifications' | 'additionalCharges'
>

/** The ranges of a rate per pallet, from the first. */
export const palletRangesOf = ({ rateSpecifications }: Pick<LaneRate, 'rateSpecifications'>): PalletRange[] =>
  rateSpecifications.flatMap(({ rateRanges }) => rateRanges).sort((a, b) => a.minPallets - b.minPallets)

/** LRATE-3: how a carrier's table of rates is called. */
export const rateTableName = (carrierName: string): string => [...carrierName].slice(0, 20).join('')
