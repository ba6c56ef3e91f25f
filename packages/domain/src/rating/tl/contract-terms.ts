import type { ChargeType } from '#rating/charge-types.ts'
import {
  type ChargeRateType,
  chargeRateTypeNames,
  chargeTotal,
  type TenThousandths,
  unitsCharged,
} from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'

/** Contract rate types by stored value: what the rate covers. */
export const contractRateTypes = { AllIn: 'All In', LineHaulPlusFuel: 'Line Haul + Fuel' } as const
export type ContractRateType = keyof typeof contractRateTypes

/** Unit of a contract rate. */
export type ContractRateUnit = Exclude<ChargeRateType, 'Hour' | 'Percent' | 'Stop'>

const notOfRates: readonly ChargeRateType[] = ['Hour', 'Percent', 'Stop']

/** Units to choose from: those known for the freight and the route before the truck leaves. */
export const contractRateUnits = chargeRateTypeNames.filter(
  (unit): unit is ContractRateUnit => !notOfRates.includes(unit),
)

/** Calculation methods of an additional charge: all except percent, whose total is not rate × units. */
export type AdditionalChargeMethod = Exclude<ChargeRateType, 'Percent'>

export const additionalChargeMethods = chargeRateTypeNames.filter(
  (method): method is AdditionalChargeMethod => method !== 'Percent',
)

/** Pallet count range with its rate per pallet. */
export type PalletRange = { id: string; minPallets: number; maxPallets: number; ratePerPallet: TenThousandths }

/** Stored value for all packaging types. There are no rates for a single type. */
export const packagingTypes = 256

export type RateSpecification = {
  id: string
  packagingTypes: typeof packagingTypes
  rateRanges: readonly PalletRange[]
}

export type AdditionalCharge = {
  description: string
  type: ChargeType
  units: number
  rate: TenThousandths
  chargeRateType: AdditionalChargeMethod
  total: Cents
}

/** Price terms agreed between a carrier and the company. */
export type ContractTerms = {
  /** For pallet rates, the sum over the ranges, which is displayed but never used as a price. */
  rate: TenThousandths
  rateType: ContractRateType
  chargeType: ContractRateUnit
  minCharge: Cents | null
  rateSpecifications: readonly RateSpecification[]
  additionalCharges: readonly AdditionalCharge[]
}

/** Ranges of a rate per pallet, lowest first. */
export const palletRangesOf = ({ rateSpecifications }: Pick<ContractTerms, 'rateSpecifications'>): PalletRange[] =>
  rateSpecifications.flatMap(({ rateRanges }) => rateRanges).sort((a, b) => a.minPallets - b.minPallets)

/** Total of an additional charge on a lane or a booking: the rate for Flat, otherwise rate × units. (LRATE-37) */
export const additionalChargeTotal = (charge: Pick<AdditionalCharge, 'chargeRateType' | 'units' | 'rate'>): Cents =>
  chargeTotal({ chargeRateType: charge.chargeRateType, rate: charge.rate, units: unitsCharged(charge) })
