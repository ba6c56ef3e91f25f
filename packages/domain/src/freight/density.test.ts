import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cubicFeet, density, densityOfTotal, formatDensity, lineVolume } from './density.ts'
import { densityTables, suggestedFreightClass as suggested } from './freight-class.ts'

const suggestedFreightClass = (pcf: number | null) => suggested(pcf, densityTables[0])

const pallet = { packageLength: 48, packageWidth: 40, packageHeight: 48 }
const line = { ...pallet, perPackageWeight: 500, packageQuantity: 10, palletCount: 10 }
const side = fc.integer({ min: 1, max: 999 })
const anyPallets = fc.record({ packageLength: side, packageWidth: side, packageHeight: side, palletCount: side })

describe('volume', () => {
  it('reads inches and pounds, and answers cubic feet and pounds per cubic foot [FREIGHT-1]', () => {
    expect(cubicFeet(12, 12, 12)).toBe(1)
    const foot = { packageLength: 12, packageWidth: 12, packageHeight: 12, palletCount: 1 }
    expect(density({ ...foot, perPackageWeight: 30, packageQuantity: 1 })).toBe(30)
  })

  it('is length × width × height in inches divided by 1728 [FREIGHT-2]', () => {
    expect(cubicFeet(48, 40, 48)).toBeCloseTo(92160 / 1728, 10)
    expect(cubicFeet(48, 40, 0)).toBeNull()
  })

  it('of a line counts its pallets and has 2 decimals [FREIGHT-3]', () => {
    expect(lineVolume({ ...pallet, palletCount: 10 })).toBe(533.33)
    expect(lineVolume({ ...pallet, palletCount: 1 })).toBe(53.33)
    expect(lineVolume({ ...pallet, palletCount: null })).toBeNull()
  })
})

describe('density', () => {
  it('is unit weight × count / pallets / cubic feet of a pallet [FREIGHT-4]', () => {
    expect(density({ ...line, perPackageWeight: 25.5, packageQuantity: 48, palletCount: 2 })).toBeCloseTo(
      (25.5 * 48) / 2 / (92160 / 1728),
      10,
    )
  })

  it('of a total weight equals that of the unit weights it is made of [FREIGHT-5]', () => {
    expect(densityOfTotal({ ...pallet, palletCount: 10, totalWeight: 5000 })).toBe(9.375)
    const weights = fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(anyPallets, weights, side, (pallets, perPackageWeight, packageQuantity) => {
        const ofUnits = density({ ...pallets, perPackageWeight, packageQuantity })
        const ofTotal = densityOfTotal({ ...pallets, totalWeight: perPackageWeight * packageQuantity })
        expect(ofTotal).toBe(ofUnits)
        const { packageLength, packageWidth, packageHeight, palletCount } = pallets
        const feet = (packageLength * packageWidth * packageHeight) / 1728
        const asWritten = (perPackageWeight * packageQuantity) / palletCount / feet
        expect(Math.abs((ofUnits ?? 0) / asWritten - 1)).toBeLessThan(1e-12)
      }),
    )
  })

  it('of 500 lbs × 10 on 10 pallets of 48 × 40 × 48 is 9.375, class 100 [FREIGHT-6]', () => {
    expect(density(line)).toBe(9.375)
    expect(suggestedFreightClass(density(line))).toBe('100')
  })

  it('is that of one pallet, whatever the number of them, where it is shown, compared and stored [DEF-97]', () => {
    // 500 lbs in 53.33 cubic feet, for one pallet as well as for ten.
    const one = densityOfTotal({ ...pallet, palletCount: 1, totalWeight: 500 })
    const ten = densityOfTotal({ ...pallet, palletCount: 10, totalWeight: 5000 })
    expect([one, ten, density(line)]).toEqual([9.375, 9.375, 9.375])
    expect([one, ten].map(formatDensity)).toEqual(['9.38', '9.38'])
    expect([one, ten].map((value) => suggestedFreightClass(value))).toEqual(['100', '100'])
  })

  it('is compared unrounded and shown with 2 decimals [FREIGHT-7]', () => {
    const justBelow = densityOfTotal({ ...pallet, palletCount: 1, totalWeight: 799.9 })
    expect(formatDensity(justBelow)).toBe('15.00')
    expect(suggestedFreightClass(justBelow)).toBe('85')
    expect(formatDensity(9.375)).toBe('9.38')
    expect(formatDensity(null)).toBe('-')
  })

  it('meets a bound exactly when the written numbers do', () => {
    fc.assert(
      fc.property(anyPallets, fc.constantFrom(1, 2, 4, 6, 8, 10, 12, 15, 22.5, 30, 35, 50), (pallets, bound) => {
        const feet = { ...pallets, packageLength: pallets.packageLength * 12, packageWidth: 12, packageHeight: 12 }
        const totalWeight = bound * pallets.packageLength * pallets.palletCount
        expect(densityOfTotal({ ...feet, totalWeight })).toBe(bound)
        expect(density({ ...feet, perPackageWeight: totalWeight / 10, packageQuantity: 10 })).toBe(bound)
      }),
    )
  })

  it('is invalid with a missing, zero, negative or non-numeric measure [FREIGHT-11]', () => {
    const valid = Object.keys(line) as (keyof typeof line)[]
    for (const field of valid) {
      for (const bad of [undefined, null, 0, -1, Number.NaN, '', 'heavy']) {
        expect(density({ ...line, [field]: bad }), `${field} ${bad}`).toBeNull()
      }
    }
    expect(densityOfTotal({ ...pallet, palletCount: 10, totalWeight: 0 })).toBeNull()
  })

  it('is a positive number or nothing, whatever it is given', () => {
    const anything = fc.anything() as fc.Arbitrary<number>
    const lines = fc.record({
      perPackageWeight: fc.oneof(anything, fc.double()),
      packageQuantity: fc.oneof(anything, fc.double()),
      palletCount: fc.oneof(anything, fc.double()),
      packageLength: fc.oneof(anything, fc.double()),
      packageWidth: fc.oneof(anything, fc.double()),
      packageHeight: fc.oneof(anything, fc.double()),
    })
    fc.assert(
      fc.property(lines, (garbage) => {
        const result = density(garbage)
        expect(result === null || (Number.isFinite(result) && result > 0)).toBe(true)
      }),
    )
  })
})
