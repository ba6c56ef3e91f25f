import { describe, expect, it } from 'vitest'
import { hazardClasses, packingGroups } from '#commodities/hazmat.ts'
import { equipmentModes } from '#freight/modes.ts'
import { type Freight, hasPallets, needsDimensions, offeredPackageTypes, packageTypeFor } from './freight-rules.ts'
import { type EnteredLineItem, lineItemIssues } from './line-item-rules.ts'

const ltl: Freight = { shippingMode: 'LTL', equipmentMode: 1 }
const truckload: Freight = { shippingMode: 'TL', equipmentMode: 1 }
const bulk: Freight = { shippingMode: 'TL', equipmentMode: 4 }

const whole: EnteredLineItem = {
  description: 'Ceramic tiles',
  totalWeight: 5000,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 48,
  palletCount: 10,
  packageCount: 10,
  packagingUnitType: 'Skid',
  freightClass: '100',
  isHazmat: false,
}
const acid = { isHazmat: true, hazmatHazardClass: '8', hazmatPackingGroup: 'II', hazmatUNNumber: 'UN1760' }
const lacks = (change: EnteredLineItem, freight = ltl) =>
  lineItemIssues({ ...whole, ...change }, freight).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a line item', () => {
  it('that is whole lacks nothing, in every mode', () => {
    for (const freight of [ltl, truckload, bulk, { ...ltl, shippingMode: 'VLTL' } as const])
      expect(lacks({}, freight)).toEqual([])
  })

  it('needs a description [ITEM-11]', () => {
    for (const description of [null, undefined, '', '  '])
      expect(lacks({ description })).toEqual(['description: Description is required'])
  })

  it('needs its total weight [ITEM-12]', () => {
    for (const totalWeight of [null, undefined, '', 0, -5, 'heavy'])
      expect(lacks({ totalWeight }, truckload)).toEqual(['totalWeight: Total Weight is required'])
  })

  it('says which dimension is missing [ITEM-13]', () => {
    expect(lacks({ packageLength: null })).toEqual(['packageLength: Length is required'])
    expect(lacks({ packageWidth: 0 })).toEqual(['packageWidth: Width is required'])
    expect(lacks({ packageHeight: '' })).toEqual(['packageHeight: Height is required'])
  })

  it('needs dimensions in LTL, volume LTL and partial truckloads, not in full ones [ITEM-14]', () => {
    const none = { packageLength: null, packageWidth: null, packageHeight: null }
    const all = [
      'packageLength: Length is required',
      'packageWidth: Width is required',
      'packageHeight: Height is required',
    ]
    expect(lacks(none, ltl)).toEqual(all)
    expect(lacks(none, { ...ltl, shippingMode: 'VLTL' })).toEqual(all)
    expect(lacks(none, { ...truckload, isPartial: true })).toEqual(all)
    expect(lacks(none, truckload)).toEqual([])
    expect(lacks(none, { ...truckload, isPartial: false })).toEqual([])
    expect(needsDimensions({ ...truckload, isPartial: null })).toBe(false)
  })

  it('needs a pallet count wherever pallets can be counted [ITEM-15]', () => {
    expect(lacks({ palletCount: null }, ltl)).toEqual(['palletCount: Pallet Count is required'])
    expect(lacks({ palletCount: null }, truckload)).toEqual(['palletCount: Pallet Count is required'])
    expect(lacks({ palletCount: null }, bulk)).toEqual([])
    expect(equipmentModes.filter((equipmentMode) => !hasPallets({ equipmentMode }))).toEqual([4])
  })

  it('needs a quantity [ITEM-17]', () => {
    expect(lacks({ packageCount: null })).toEqual(['packageCount: Quantity is required'])
    expect(lacks({ packageCount: undefined }, bulk)).toEqual(['packageCount: Quantity is required'])
  })

  it('needs a package type [ITEM-18]', () => {
    expect(lacks({ packagingUnitType: null })).toEqual(['packagingUnitType: Package Type is required'])
    expect(lacks({ packagingUnitType: '' }, truckload)).toEqual(['packagingUnitType: Package Type is required'])
  })

  it('needs a freight class in LTL and volume LTL [ITEM-19]', () => {
    const missing = ['freightClass: Freight Class is required']
    expect(lacks({ freightClass: null }, ltl)).toEqual(missing)
    expect(lacks({ freightClass: null }, { ...ltl, shippingMode: 'VLTL' })).toEqual(missing)
    expect(lacks({ freightClass: null }, truckload)).toEqual([])
    expect(lacks({ freightClass: null }, { ...truckload, isPartial: true })).toEqual([])
  })

  it('of hazmat needs hazard class, packing group and UN number [ITEM-20]', () => {
    expect(lacks(acid)).toEqual([])
    expect(lacks({ isHazmat: true }, truckload)).toEqual([
      'hazmatHazardClass: Hazard Class is required',
      'hazmatPackingGroup: Packing Group is required',
      'hazmatUNNumber: UN # is required',
    ])
    expect(lacks({ ...acid, hazmatHazardClass: '' })).toEqual(['hazmatHazardClass: Hazard Class is required'])
    expect(lacks({ ...acid, hazmatPackingGroup: null })).toEqual(['hazmatPackingGroup: Packing Group is required'])
    expect(lacks({ ...acid, hazmatUNNumber: ' ' })).toEqual(['hazmatUNNumber: UN # is required'])
    expect(lacks({ isHazmat: false, hazmatHazardClass: null })).toEqual([])
  })

  it('takes hazard class and packing group from the lists of commodities alone [ITEM-23]', () => {
    for (const hazmatHazardClass of hazardClasses)
      for (const hazmatPackingGroup of packingGroups.filter((group) => group !== 'None'))
        expect(lacks({ ...acid, hazmatHazardClass, hazmatPackingGroup })).toEqual([])
    expect(lacks({ ...acid, hazmatPackingGroup: 'None' })).toEqual([])
    expect(lacks({ ...acid, hazmatHazardClass: '10' })).toEqual([
      'hazmatHazardClass: Hazard Class must be one of 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 2.1, 2.2, 2.3, 3, 4.1, 4.2, 4.3, 5.1, 5.2, 6.1, 6.2, 7, 8, 9',
    ])
    expect(lacks({ ...acid, hazmatPackingGroup: 'IV' })).toEqual([
      'hazmatPackingGroup: Packing Group must be one of I, II, III, None',
    ])
    expect(lacks({ isHazmat: false, hazmatHazardClass: '10', hazmatPackingGroup: 'IV' })).toEqual([])
  })

  it('follows the rules of commodities for groups and UN numbers', () => {
    expect(lacks({ ...acid, hazmatHazardClass: '3', hazmatPackingGroup: 'None' })).toEqual([
      'hazmatPackingGroup: Packing group None is not allowed for hazard class 3',
    ])
    expect(lacks({ ...acid, hazmatUNNumber: '17' })).toEqual([
      'hazmatUNNumber: UN number must be UN or NA and four digits',
    ])
  })
})

describe('package types', () => {
  it('are Gallon and Piece with bulk equipment, all of them otherwise', () => {
    expect(offeredPackageTypes(4)).toEqual(['Gallon', 'Piece'])
    for (const mode of equipmentModes.filter((one) => one !== 4)) expect(offeredPackageTypes(mode)).toHaveLength(21)
  })

  it('are chosen anew when the equipment does not offer them', () => {
    expect(packageTypeFor(4, 'Skid')).toBeNull()
    expect(packageTypeFor(4, 'Gallon')).toBe('Gallon')
    expect(packageTypeFor(2, 'Skid')).toBe('Skid')
  })
})
