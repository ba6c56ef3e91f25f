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

/** What a carrier and a company have agreed on; nothing but data that JSON can hold, and never changed once it was rated with. */
export type LtlTariff = {
  /** Names the tariff in the ids of rates and in bookings. */
  id: string
  carrierName: string
  scac: string | null
  network: Network
  sizes: SizeLimits
  /** The hazard classes that the carrier takes; none means no hazardous freight at all. */
  hazardClasses: readonly HazardClass[]
  transit: TransitTable
  fuel: FuelSchedule
  accessorials: AccessorialSchedule
  overlength: OverlengthSchedule
  liability: LiabilityTable
  /** Rates by class and weight; null for a carrier of volume freight alone. */
  ltl: ClassTariff | null
  /** Rates by the foot of trailer; null for a carrier that has none. */
  volume: VolumeTariff | null
}

/** Rates by class and weight. */
export type ClassTariff = {
  /** What the table of base rates is called. */
  name: string
  /** Oldest first. */
  versions: readonly TariffVersion[]
  fak: readonly FakSpan[]
  /** Own density scales, oldest first; without any the classification's own count. */
  densityScales: readonly DensityScale[]
  load: LoadLimits
  cubicCapacity: CubicCapacity | null
  economy: Economy | null
  guaranteed: readonly GuaranteedOffer[]
}

/** The prices of a tariff from a day on. */
export type TariffVersion = {
  version: string
  effective: IsoDate
  base: BaseRates
  /** Percent off by weight break. */
  discounts: Readonly<Record<WeightBreak, TenThousandths>>
  /** What a shipment costs at least, after the discount. */
  minimumCharge: Cents
}
