import { type CargoClassification, defaultPackagingUnitType, type PackagingUnitType } from '#commodities/commodity.ts'
import { type HazardClass, type PackingGroup, withoutHazmat } from '#commodities/hazmat.ts'
import type { FreightClass } from '#freight/freight-class.ts'
import { linearFeet } from '#freight/linear-feet.ts'
import { type Measure, positive } from '#freight/measure.ts'
import { isLtlMode } from '#freight/modes.ts'
import { type Freight, packageTypeFor } from '#orders/items/freight-rules.ts'
import { exact } from '#shared/units.ts'

/** One line of freight on an order. Weights in pounds, dimensions in inches; null until entered. */
export type LineItem = {
  uniqueIdentifier: string
  customerProductCode: string | null
  commodityCode: string | null
  description: string | null
  totalWeight: number | null
  perPackageWeight: number | null
  packageLength: number | null
  packageWidth: number | null
  packageHeight: number | null
  palletCount: number | null
  packageCount: number | null
  packagingUnitType: PackagingUnitType | null
  cargoClassification: CargoClassification
  freightClass: FreightClass | null
  nmfcNumber: string | null
  isHazmat: boolean
  isStackable: boolean
  hazmatHazardClass: HazardClass | null
  /** Further hazards, as printed: `6.1, 8`. */
  hazmatSubsidiaryClasses: string | null
  hazmatPackingGroup: PackingGroup | null
  hazmatUNNumber: string | null
  properShippingName: string | null
  technicalName: string | null
  reportableQuantity: string | null
  isLimitedQuantity: boolean
  linearFeet: number
}

/** Dimensions in inches of the most common LTL pallet. */
const usualPallet = { packageLength: 48, packageWidth: 40, packageHeight: 48 } as const
const noSides = { packageLength: null, packageWidth: null, packageHeight: null } as const

/** A blank line; for LTL and volume LTL it starts with the dimensions of the usual pallet. (ITEM-3) */
export function newLineItem(uniqueIdentifier: string, freight: Freight): LineItem {
  return withoutHazmat({
    uniqueIdentifier,
    customerProductCode: null,
    commodityCode: null,
    description: null,
    totalWeight: null,
    perPackageWeight: null,
    ...(isLtlMode(freight.shippingMode) ? usualPallet : noSides),
    palletCount: null,
    packageCount: null,
    packagingUnitType: packageTypeFor(freight.equipmentMode, defaultPackagingUnitType),
    cargoClassification: 'General' as const,
    freightClass: null,
    nmfcNumber: null,
    isStackable: false,
    linearFeet: 0,
  })
}

/** Pounds per package; a count that is missing or below 1 counts as 1. (ITEM-5) */
export function weightPerPackage(item: { totalWeight?: Measure; packageCount?: Measure }): number | null {
  const weight = positive(item.totalWeight)
  return weight === null ? null : exact(weight / Math.max(1, positive(item.packageCount) ?? 1))
}

/** The line with its computed fields: weight per package and linear feet. (ITEM-4, ITEM-5) */
export const withDerived = (item: LineItem): LineItem => ({
  ...item,
  perPackageWeight: weightPerPackage(item),
  linearFeet: linearFeet(item),
})

/** The line with hazmat switched on or off; off clears its hazmat fields. (ITEM-7) */
export const withHazmat = (item: LineItem, isHazmat: boolean): LineItem =>
  isHazmat ? { ...item, isHazmat } : withoutHazmat(item)
