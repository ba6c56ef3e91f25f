import { type CargoClassification, defaultPackagingUnitType, type PackagingUnitType } from '#commodities/commodity.ts'
import { type HazardClass, type PackingGroup, withoutHazmat } from '#commodities/hazmat.ts'
import type { FreightClass } from '#freight/freight-class.ts'
import { linearFeet } from '#freight/linear-feet.ts'
import { type Measure, positive } from '#freight/measure.ts'
import { isLtlMode } from '#freight/modes.ts'
import { type Freight, packageTypeFor } from '#orders/items/freight-rules.ts'
import { exact } from '#shared/units.ts'

/** One line of freight on an order: weights in pounds, sides in inches; null while nobody has said. */
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
  hazmatPackingGroup: PackingGroup | null
  hazmatUNNumber: string | null
  properShippingName: string | null
  technicalName: string | null
  reportableQuantity: string | null
  isLimitedQuantity: boolean
  linearFeet: number
}

/** Inches of the pallet that most LTL freight stands on. */
const usualPallet = { packageLength: 48, packageWidth: 40, packageHeight: 48 } as const
const noSides = { packageLength: null, packageWidth: null, packageHeight: null } as const

/** ITEM-3: a line that nobody has filled in yet; one of LTL or volume LTL starts as the usual pallet. */
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

/** ITEM-5: pounds of one package; a count that is missing or below 1 counts as 1. */
export function weightPerPackage(item: { totalWeight?: Measure; packageCount?: Measure }): number | null {
  const weight = positive(item.totalWeight)
  return weight === null ? null : exact(weight / Math.max(1, positive(item.packageCount) ?? 1))
}

/** ITEM-4, ITEM-5: the line with what follows from its other fields: weight per package and feet of trailer. */
export const withDerived = (item: LineItem): LineItem => ({
  ...item,
  perPackageWeight: weightPerPackage(item),
  linearFeet: linearFeet(item),
})

/** ITEM-7: the line with hazmat switched on or off; off empties what belongs to it. */
export const withHazmat = (item: LineItem, isHazmat: boolean): LineItem =>
  isHazmat ? { ...item, isHazmat } : withoutHazmat(item)
