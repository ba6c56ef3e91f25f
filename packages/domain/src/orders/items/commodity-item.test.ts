import { expect, it } from 'vitest'
import { type CatalogueGoods, fromCommodity, toCommodity } from './commodity-item.ts'
import { newLineItem } from './line-item.ts'

const ltl = { shippingMode: 'LTL', equipmentMode: 1 } as const
const goods: CatalogueGoods = {
  commodityCode: 'OIL-4',
  customerProductCode: 'C-4',
  description: 'Olive oil',
  cargoClassification: 'Food',
  perPackageWeight: 33.46,
  packageLength: 40,
  packageWidth: 36,
  packageHeight: 54,
  palletCount: 2,
  packageQuantity: 52,
  packagingUnitType: 'Case',
  freightClass: '85',
  nmfcNumber: '144920',
  isStackable: true,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  properShippingName: null,
  hazmatSubsidiaryClasses: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: false,
}

it('fills a line in and gives the same goods back', () => {
  const filled = fromCommodity(newLineItem('a', ltl), goods, ltl)
  expect(filled).toMatchObject({ totalWeight: 1739.92, packageCount: 52, packagingUnitType: 'Case', linearFeet: 3 })
  expect(toCommodity(filled)).toEqual(goods)
})

it('keeps what the goods do not tell, and offers bulk equipment neither pallets nor cases', () => {
  const bulk = { shippingMode: 'TL', equipmentMode: 4 } as const
  const sizeless = { ...goods, packageLength: null, perPackageWeight: null }
  expect(fromCommodity(newLineItem('a', ltl), sizeless, ltl)).toMatchObject({ packageLength: 48, totalWeight: null })
  expect(fromCommodity(newLineItem('a', bulk), goods, bulk)).toMatchObject({
    palletCount: null,
    packagingUnitType: null,
  })
})

it('weighs to the hundredth of a pound, in both directions', () => {
  const line = newLineItem('a', ltl)
  expect(fromCommodity(line, { ...goods, perPackageWeight: 3.335, packageQuantity: 1 }, ltl).totalWeight).toBe(3.34)
  expect(toCommodity({ ...line, totalWeight: 100, packageCount: 3 }).perPackageWeight).toBe(33.33)
})
