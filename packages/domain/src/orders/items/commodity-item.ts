import type { CargoClassification, PackagingUnitType } from '#commodities/commodity.ts'
import type { FreightClass } from '#freight/freight-class.ts'
import { positive } from '#freight/measure.ts'
import { type Freight, hasPallets, packageTypeFor } from '#orders/items/freight-rules.ts'
import { type LineItem, weightPerPackage, withDerived } from '#orders/items/line-item.ts'
import { roundHalfUp } from '#shared/units.ts'

type Hazmat = Pick<
  LineItem,
  | 'isHazmat'
  | 'hazmatHazardClass'
  | 'hazmatSubsidiaryClasses'
  | 'hazmatPackingGroup'
  | 'hazmatUNNumber'
  | 'properShippingName'
  | 'technicalName'
  | 'reportableQuantity'
  | 'isLimitedQuantity'
>

type Sides = Pick<LineItem, 'packageLength' | 'packageWidth' | 'packageHeight'>

/** Fields of a commodity that a line of freight has too. */
export type CatalogueGoods = Hazmat &
  Sides & {
    commodityCode: string
    customerProductCode: string | null
    description: string
    cargoClassification: CargoClassification
    perPackageWeight: number | null
    palletCount: number | null
    packageQuantity: number | null
    packagingUnitType: PackagingUnitType
    freightClass: FreightClass | null
    nmfcNumber: string | null
    isStackable: boolean
  }

/** The line filled in from a commodity; dimensions that the commodity lacks stay unchanged. (ITEM-34) */
export function fromCommodity(item: LineItem, goods: CatalogueGoods, freight: Freight): LineItem {
  const { perPackageWeight, packageQuantity, palletCount, packagingUnitType, ...same } = goods
  return withDerived({
    ...item,
    ...sharedFields(same),
    packageLength: goods.packageLength ?? item.packageLength,
    packageWidth: goods.packageWidth ?? item.packageWidth,
    packageHeight: goods.packageHeight ?? item.packageHeight,
    packagingUnitType: packageTypeFor(freight.equipmentMode, packagingUnitType),
    palletCount: hasPallets(freight) ? palletCount : null,
    packageCount: packageQuantity,
    totalWeight: totalOf(perPackageWeight, packageQuantity),
  })
}

/** The goods of a line in the form of a commodity. (ITEM-37) */
export const toCommodity = (item: LineItem): CatalogueGoods => ({
  ...sharedFields(item),
  commodityCode: item.commodityCode ?? '',
  description: item.description ?? '',
  packageLength: item.packageLength,
  packageWidth: item.packageWidth,
  packageHeight: item.packageHeight,
  perPackageWeight: roundedWeight(weightPerPackage(item)),
  palletCount: item.palletCount,
  packageQuantity: item.packageCount,
  packagingUnitType: item.packagingUnitType ?? 'Skid',
})

type Shared = Omit<
  CatalogueGoods,
  | keyof Sides
  | 'commodityCode'
  | 'description'
  | 'perPackageWeight'
  | 'palletCount'
  | 'packageQuantity'
  | 'packagingUnitType'
>

/** Fields that have the same name in both. */
const sharedFields = <G extends Shared & { commodityCode: string | null; description: string | null }>(goods: G) => ({
  commodityCode: goods.commodityCode,
  description: goods.description,
  customerProductCode: goods.customerProductCode,
  cargoClassification: goods.cargoClassification,
  freightClass: goods.freightClass,
  nmfcNumber: goods.nmfcNumber,
  isStackable: goods.isStackable,
  isHazmat: goods.isHazmat,
  hazmatHazardClass: goods.hazmatHazardClass,
  hazmatSubsidiaryClasses: goods.hazmatSubsidiaryClasses,
  hazmatPackingGroup: goods.hazmatPackingGroup,
  hazmatUNNumber: goods.hazmatUNNumber,
  properShippingName: goods.properShippingName,
  technicalName: goods.technicalName,
  reportableQuantity: goods.reportableQuantity,
  isLimitedQuantity: goods.isLimitedQuantity,
})

function totalOf(perPackage: number | null, quantity: number | null): number | null {
  const [pounds, count] = [positive(perPackage), positive(quantity)]
  return pounds === null || count === null ? null : roundHalfUp(pounds * count, 2)
}

const roundedWeight = (pounds: number | null) => (pounds === null ? null : roundHalfUp(pounds, 2))
