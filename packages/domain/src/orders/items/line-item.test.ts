import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalLinearFeet } from '#freight/linear-feet.ts'
import { newLineItem, weightPerPackage, withDerived, withHazmat } from './line-item.ts'

const ltl = { shippingMode: 'LTL', equipmentMode: 1 } as const
const item = newLineItem('one', ltl)

describe('a new line item', () => {
  it('of LTL starts with 48 × 40 × 48 and package type Skid [ITEM-3]', () => {
    const started = {
      packageLength: 48,
      packageWidth: 40,
      packageHeight: 48,
      packagingUnitType: 'Skid',
      palletCount: null,
      totalWeight: null,
      isHazmat: false,
    }
    expect(item).toMatchObject(started)
    expect(newLineItem('two', { shippingMode: 'VLTL', equipmentMode: 1 })).toMatchObject(started)
  })

  it('of a truckload has no sides yet, and with bulk equipment no package type that is not offered', () => {
    const sides = { packageLength: null, packageWidth: null, packageHeight: null }
    expect(newLineItem('one', { shippingMode: 'TL', equipmentMode: 1 })).toMatchObject({
      ...sides,
      packagingUnitType: 'Skid',
    })
    expect(newLineItem('one', { shippingMode: 'TL', equipmentMode: 4 })).toMatchObject({
      ...sides,
      packagingUnitType: null,
    })
  })
})

describe('what follows from other fields', () => {
  it('is the linear feet of the item, and of the shipment as their sum [ITEM-4]', () => {
    // Ten 48 × 40 pallets stand two across, 40 inches deep: 5 rows × 40 / 12 = 16.7.
    const pallets = withDerived({ ...item, palletCount: 10 })
    const pipes = withDerived({ ...item, packageLength: 120, palletCount: 3 })
    expect(pallets.linearFeet).toBe(17)
    expect(pipes.linearFeet).toBe(20)
    expect(totalLinearFeet([pallets, pipes])).toBe(37)
    expect(withDerived({ ...pallets, isStackable: true }).linearFeet).toBe(10)
    expect(withDerived({ ...pallets, packageWidth: null }).linearFeet).toBe(0)
  })

  it('is the weight per package, the total over the quantity with a divisor never below 1 [ITEM-5]', () => {
    expect(withDerived({ ...item, totalWeight: 5000, packageCount: 10 }).perPackageWeight).toBe(500)
    expect(weightPerPackage({ totalWeight: 100, packageCount: 8 })).toBe(12.5)
    expect(weightPerPackage({ totalWeight: 500, packageCount: 0 })).toBe(500)
    expect(weightPerPackage({ totalWeight: 500, packageCount: 0.5 })).toBe(500)
    expect(weightPerPackage({ totalWeight: 500, packageCount: -3 })).toBe(500)
    expect(weightPerPackage({ totalWeight: '500' })).toBe(500)
    expect(weightPerPackage({ packageCount: 10 })).toBeNull()
  })

  it('never makes a package heavier than all of them', () => {
    const weights = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(weights, fc.integer({ min: -5, max: 10_000 }), (totalWeight, packageCount) => {
        const each = weightPerPackage({ totalWeight, packageCount }) ?? 0
        expect(each).toBeGreaterThan(0)
        expect(each).toBeLessThanOrEqual(totalWeight)
        expect(each * Math.max(1, packageCount)).toBeCloseTo(totalWeight, 6)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a change of one field', () => {
  it('empties hazard class, packing group and UN number when hazmat is switched off [ITEM-7]', () => {
    const acid = {
      ...withHazmat(item, true),
      hazmatHazardClass: '8',
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1760',
      properShippingName: 'Corrosive liquid, n.o.s.',
    } as const
    expect(acid.isHazmat).toBe(true)
    expect(withHazmat(acid, true)).toEqual(acid)
    expect(withHazmat(acid, false)).toEqual(item)
  })
})
