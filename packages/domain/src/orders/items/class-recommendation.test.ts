import { describe, expect, it } from 'vitest'
import { classToFill, recommendedClass as recommended } from './class-recommendation.ts'

const recommendedClass = (item: Parameters<typeof recommended>[0]) => recommended(item, '2026-11-16')

const tiles = { packageLength: 48, packageWidth: 40, packageHeight: 48, totalWeight: 5000, palletCount: 10 }

describe('the recommended freight class', () => {
  it('waits for all three dimensions, weight and pallets [ITEM-24]', () => {
    expect(recommendedClass(tiles)).not.toBeNull()
    for (const field of Object.keys(tiles)) {
      expect(recommendedClass({ ...tiles, [field]: null })).toBeNull()
      expect(recommendedClass({ ...tiles, [field]: 0 })).toBeNull()
    }
  })

  it('follows the weight of a pallet over its cubic feet [ITEM-25]', () => {
    // A pallet of 500 lbs takes 48 × 40 × 48 / 1728 = 53.33 cubic feet.
    expect(recommendedClass(tiles)).toEqual({ density: 9.375, freightClass: '100' })
    // 12 × 12 × 12 is one cubic foot: 45 lbs on three pallets have density 15, which is class 70, no longer 85.
    const cube = { packageLength: 12, packageWidth: 12, packageHeight: 12, palletCount: 3 }
    expect(recommendedClass({ ...cube, totalWeight: 45 })).toEqual({ density: 15, freightClass: '70' })
    expect(recommendedClass({ ...cube, totalWeight: 44 })?.freightClass).toBe('85')
  })
})

describe('the class that is filled in', () => {
  it('is the recommended one, and follows it while the size is being typed', () => {
    expect(classToFill({ chosen: null, filled: null, recommended: '70' })).toBe('70')
    expect(classToFill({ chosen: '50', filled: '50', recommended: '92.5' })).toBe('92.5')
    expect(classToFill({ chosen: '70', filled: '70', recommended: '70' })).toBeNull()
  })

  it('never replaces a class that the user chose, and does not come back after the user cleared it', () => {
    expect(classToFill({ chosen: '85', filled: null, recommended: '70' })).toBeNull()
    expect(classToFill({ chosen: '85', filled: '70', recommended: '60' })).toBeNull()
    expect(classToFill({ chosen: null, filled: '70', recommended: '70' })).toBeNull()
    expect(classToFill({ chosen: null, filled: null, recommended: null })).toBeNull()
  })
})
