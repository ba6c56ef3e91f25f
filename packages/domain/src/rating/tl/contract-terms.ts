import type { ChargeType } from '#rating/charge-types.ts'
import {
  type ChargeRateType,
  chargeRateTypeNames,
  chargeTotal,
  type TenThousandths,
  unitsCharged,
} from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'

/** What the rate of a carrier covers, by stored value. */
export const contractRateTypes = { AllIn: 'All In', LineHaulPlusFuel: 'Line Haul + Fuel' } as const
export type ContractRateType = keyof typeof contractRateTypes

/** What the rate of a carrier is counted in. */
export type ContractRateUnit = Exclude<ChargeRateType, 'Hour' | 'Percent' | 'Stop'>

const notOfRates: readonly ChargeRateType[] = ['Hour', 'Percent', 'Stop']

/** The units to choose from: those that the freight and the way have before the truck leaves. */
export const contractRateUnits = chargeRateTypeNames.filter(
  (unit): unit is ContractRateUnit => !notOfRates.includes(unit),
)

/** The methods of an additional charge: all but a percent, whose total is no rate × units. */
export type AdditionalChargeMethod = Exclude<ChargeRateType, 'Percent'>

export const additionalChargeMethods = chargeRateTypeNames.filter(
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

/** What a carrier and the company agreed on a price. */
export type ContractTerms = {
  /** For pallets the sum over the ranges, which is shown and never a price. */
  rate: TenThousandths
  rateType: ContractRateType
  chargeType: ContractRateUnit
  minCharge: Cents | null
  rateSpecifications: readonly RateSpecification[]
  additionalCharges: readonly AdditionalCharge[]
}

/** The ranges of a rate per pallet, from the first. */
export const palletRangesOf = ({ rateSpecifications }: Pick<ContractTerms, 'rateSpecifications'>): PalletRange[] =>
  rateSpecifications.flatMap(({ rateRanges }) => rateRanges).sort((a, b) => a.minPallets - b.minPallets)

/** LRATE-37: what a charge on a lane or a booking comes to: the rate for Flat, rate × units otherwise. */
export const additionalChargeTotal = (charge: Pick<AdditionalCharge, 'chargeRateType' | 'units' | 'rate'>): Cents =>
  chargeTotal({ chargeRateType: charge.chargeRateType, rate: charge.rate, units: unitsCharged(charge) })
