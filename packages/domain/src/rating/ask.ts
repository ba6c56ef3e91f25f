import type { CargoClassification, PackagingUnitType } from '#commodities/commodity.ts'
import type { HazardClass, PackingGroup } from '#commodities/hazmat.ts'
import { densityOfTotal, lineVolume } from '#freight/density.ts'
import { densityTableOn, type FreightClass, suggestedFreightClass } from '#freight/freight-class.ts'
import { totalLinearFeet } from '#freight/linear-feet.ts'
import type { Country } from '#places/states.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** A place that freight is picked up at or delivered to. */
export type RateStop = {
  stopNumber: number
  city: string
  state: string
  /** Null where a country's places have no postal codes. */
  zip: string | null
  country: Country
}

/** One line of goods, as every source of rates is told of it; weights in pounds, lengths in inches. */
export type RateProduct = {
  description: string
  perPackageWeightInPounds: number
  length: number
  width: number
  height: number
  /** How many packages. */
  count: number
  palletCount: number
  packagingType: PackagingUnitType
  /** Null leaves the class to the density. */
  nmfcClass: FreightClass | null
  nmfcNumber: string | null
  cargoClassification: CargoClassification
  isStackable: boolean
  isHazmat: boolean
  hazmatHazardClass: HazardClass | null
  hazmatPackingGroup: PackingGroup | null
  hazmatUNNumber: string | null
}

/** What a source of LTL and volume rates is asked, with what the portal knows of the way. */
export type RateAsk = {
  shippingMode: 'LTL' | 'VLTL'
  /** The day of the pickup by the calendar of its place. */
  shippingDate: IsoDate
  /** The pickup first, the dropoff last. */
  stops: readonly [RateStop, RateStop]
  products: readonly RateProduct[]
  accessorials: readonly Accessorial[]
  isHazmatRequired: boolean
  /** Road miles from the pickup to the dropoff. */
  miles: number
}

/** What room goods take; of a truckload nobody need say it. */
type Sized = Pick<RateProduct, 'isStackable'> & {
  [Side in 'length' | 'width' | 'height' | 'palletCount']: number | null
}

/** The weight of a line: that of one package times how many there are. */
export const productWeight = ({
  perPackageWeightInPounds,
  count,
}: Pick<RateProduct, 'perPackageWeightInPounds' | 'count'>): number => perPackageWeightInPounds * count

/** Pounds per cubic foot of one pallet of a line; null where its measures tell none. */
export const productDensity = (product: RateProduct): number | null =>
  densityOfTotal({ ...palletsOf(product), totalWeight: productWeight(product) })

/** The class of a line: the one it was given, otherwise the one that its density suggests by the table of a day. */
export const productClass = (product: RateProduct, day: IsoDate): FreightClass | null =>
  product.nmfcClass ?? suggestedFreightClass(productDensity(product), densityTableOn(day))

/** FREIGHT-19: feet of trailer that all lines take. */
export const productsLinearFeet = (products: readonly Sized[]): number => totalLinearFeet(products.map(palletsOf))

/** Cubic feet that all lines take; 0 for lines whose measures tell none. */
export const productsCubicFeet = (products: readonly Sized[]): number =>
  products.reduce((sum, product) => sum + (lineVolume(palletsOf(product)) ?? 0), 0)

/** A line as the arithmetic of freight names its measures. */
export const palletsOf = ({ length, width, height, palletCount, isStackable }: Sized) => ({
  packageLength: length,
  packageWidth: width,
  packageHeight: height,
  palletCount,
  isStackable,
})
