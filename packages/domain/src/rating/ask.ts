import type { CargoClassification, PackagingUnitType } from '#commodities/commodity.ts'
import type { HazardClass, PackingGroup } from '#commodities/hazmat.ts'
import { densityOfTotal, lineVolume } from '#freight/density.ts'
import { densityTableOn, type FreightClass, suggestedFreightClass } from '#freight/freight-class.ts'
import { totalLinearFeet } from '#freight/linear-feet.ts'
import type { Country } from '#places/states.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import type { IsoDate } from '#shared/written-date.ts'

export type RateStop = {
  stopNumber: number
  city: string
  state: string
  /** Null in countries whose places have no postal codes. */
  zip: string | null
  country: Country
}

/** Product line as sent to every rate source. Weights in pounds, lengths in inches. */
export type RateProduct = {
  description: string
  perPackageWeightInPounds: number
  length: number
  width: number
  height: number
  /** Number of packages. */
  count: number
  palletCount: number
  packagingType: PackagingUnitType
  /** Null derives the class from the density. */
  nmfcClass: FreightClass | null
  nmfcNumber: string | null
  cargoClassification: CargoClassification
  isStackable: boolean
  isHazmat: boolean
  hazmatHazardClass: HazardClass | null
  hazmatPackingGroup: PackingGroup | null
  hazmatUNNumber: string | null
}

/** Request to a source of LTL and volume rates, including what the portal knows of the route. */
export type RateAsk = {
  shippingMode: 'LTL' | 'VLTL'
  /** Pickup date in the time zone of the pickup location. */
  shippingDate: IsoDate
  /** Pickup first, dropoff last. */
  stops: readonly [RateStop, RateStop]
  products: readonly RateProduct[]
  accessorials: readonly Accessorial[]
  isHazmatRequired: boolean
  /** Road miles from the pickup to the dropoff. */
  miles: number
}

/** Space that goods take up. A truckload may leave the values empty. */
type Sized = Pick<RateProduct, 'isStackable'> & {
  [Side in 'length' | 'width' | 'height' | 'palletCount']: number | null
}

/** Weight of a line: weight per package times package count. */
export const productWeight = ({
  perPackageWeightInPounds,
  count,
}: Pick<RateProduct, 'perPackageWeightInPounds' | 'count'>): number => perPackageWeightInPounds * count

/** Pounds per cubic foot of one pallet of a line, or null when its dimensions are incomplete. */
export const productDensity = (product: RateProduct): number | null =>
  densityOfTotal({ ...palletsOf(product), totalWeight: productWeight(product) })

/**
 * Freight class of a line: the entered one, otherwise the class that its density suggests by the table in force on the
 * given day.
 */
export const productClass = (product: RateProduct, day: IsoDate): FreightClass | null =>
  product.nmfcClass ?? suggestedFreightClass(productDensity(product), densityTableOn(day))

/** Linear feet of trailer for all lines. (FREIGHT-19) */
export const productsLinearFeet = (products: readonly Sized[]): number => totalLinearFeet(products.map(palletsOf))

/** Cubic feet of all lines. Lines without dimensions count as 0. */
export const productsCubicFeet = (products: readonly Sized[]): number =>
  products.reduce((sum, product) => sum + (lineVolume(palletsOf(product)) ?? 0), 0)

/** Converts a line to the field names that the freight calculations use. */
export const palletsOf = ({ length, width, height, palletCount, isStackable }: Sized) => ({
  packageLength: length,
  packageWidth: width,
  packageHeight: height,
  palletCount,
  isStackable,
})
