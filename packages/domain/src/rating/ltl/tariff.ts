import type { HazardClass } from '#commodities/hazmat.ts'
import type { TenThousandths } from '#rating/charges.ts'
import type { BaseRates } from '#rating/ltl/base/base-rates.ts'
import type { DensityScale, FakSpan } from '#rating/ltl/base/rated-class.ts'
import type { WeightBreak } from '#rating/ltl/base/weight-breaks.ts'
import type { AccessorialSchedule } from '#rating/ltl/extras/accessorial-charges.ts'
import type { OverlengthSchedule } from '#rating/ltl/extras/overlength-charge.ts'
import type { FuelSchedule } from '#rating/ltl/fuel/fuel-schedule.ts'
import type { CubicCapacity } from '#rating/ltl/linehaul/cubic-capacity.ts'
import type { Network } from '#rating/ltl/network/coverage.ts'
import type { SizeLimits } from '#rating/ltl/network/size-limits.ts'
import type { TransitTable } from '#rating/ltl/network/transit.ts'
import type { Economy, GuaranteedOffer } from '#rating/ltl/service/levels.ts'
import type { LiabilityTable } from '#rating/ltl/service/liability.ts'
import type { LoadLimits } from '#rating/ltl/service/load-limits.ts'
import type { VolumeTariff } from '#rating/ltl/volume/volume-price.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * Tariff agreed between a carrier and a company. It holds only JSON data and is never changed once it has been used for
 * rating.
 */
export type LtlTariff = {
  /** Identifies the tariff in rate ids and in bookings. */
  id: string
  carrierName: string
  scac: string | null
  network: Network
  sizes: SizeLimits
  /** Hazard classes that the carrier takes. An empty list means no hazardous freight at all. */
  hazardClasses: readonly HazardClass[]
  transit: TransitTable
  fuel: FuelSchedule
  accessorials: AccessorialSchedule
  overlength: OverlengthSchedule
  liability: LiabilityTable
  /** Rates by class and weight, or null for a carrier with volume freight only. */
  ltl: ClassTariff | null
  /** Rates by the foot of trailer, or null for a carrier without them. */
  volume: VolumeTariff | null
}

/** Rates by class and weight. */
export type ClassTariff = {
  /** Name of the table of base rates. */
  name: string
  /** Oldest first. */
  versions: readonly TariffVersion[]
  fak: readonly FakSpan[]
  /** Density scales of the contract, oldest first. An empty list means those of the classification. */
  densityScales: readonly DensityScale[]
  load: LoadLimits
  cubicCapacity: CubicCapacity | null
  economy: Economy | null
  guaranteed: readonly GuaranteedOffer[]
}

/** Prices of a tariff from its effective date on. */
export type TariffVersion = {
  version: string
  effective: IsoDate
  base: BaseRates
  /** Percent off by weight break. */
  discounts: Readonly<Record<WeightBreak, TenThousandths>>
  /** Minimum charge of a shipment after the discount. */
  minimumCharge: Cents
}
