import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearFeet, referenceWidth, totalLinearFeet } from './linear-feet.ts'

const feet = (packageLength: number, packageWidth: number, palletCount: number, isStackable = false) =>
  linearFeet({ packageLength, packageWidth, palletCount, isStackable })

describe('linearFeet', () => {
  it('takes 98 inches as the width of the trailer [FREIGHT-12]', () => {
    expect(referenceWidth).toBe(98)
    expect(feet(49, 49, 2)).toBe(5)
    expect(feet(49.1, 49.1, 2)).toBe(9)
  })

  it('turns an item of at most 98 inches so that its larger side lies across, and leaves a longer one [FREIGHT-13]', () => {
    expect(feet(48, 40, 1)).toBe(4)
    expect(feet(40, 48, 1)).toBe(4)
    expect(feet(98, 24, 1)).toBe(2)
    expect(feet(24, 120, 1)).toBe(2)
    expect(feet(99, 24, 1)).toBe(9)
  })

  it('halves the count of a stackable item [FREIGHT-14]', () => {
    expect(feet(48, 48, 8, true)).toBe(feet(48, 48, 4, false))
    expect(linearFeet({ packageLength: 48, packageWidth: 48, palletCount: 8, isStackable: null })).toBe(16)
  })

  it('puts floor(98 / width) boxes in a row, at least 1 [FREIGHT-15]', () => {
    expect(feet(12, 24, 4)).toBe(1)
    expect(feet(12, 25, 4)).toBe(2)
    expect(feet(120, 110, 2)).toBe(20)
    expect(feet(9.8, 9.8, 10)).toBe(1)
  })

  it('is rows × length / 12, rounded up [FREIGHT-16]', () => {
    expect(feet(60, 48, 1)).toBe(4)
    expect(feet(60, 49, 1)).toBe(5)
    expect(feet(120, 60, 3)).toBe(30)
    expect(feet(50.4, 50.4, 10)).toBe(42)
  })

  it('counts pallets and rounds rows up [FREIGHT-17]', () => {
    expect(feet(48, 48, 3)).toBe(8)
    expect(feet(48, 48, 4)).toBe(8)
    expect(feet(48, 48, 5)).toBe(12)
    expect(feet(48, 48, 6, true)).toBe(8)
  })

  it('gives the known lengths of 48 × 40 and 120 × 40 [FREIGHT-18]', () => {
    expect(feet(48, 40, 1)).toBe(4)
    expect(feet(48, 40, 10)).toBe(17)
    expect(feet(48, 40, 10, true)).toBe(10)
    expect(feet(120, 40, 3)).toBe(20)
  })

  it('uses the half itself of an odd stackable count [DEF-97]', () => {
    expect(feet(60, 60, 3, true)).toBe(10)
    expect(feet(48, 48, 5, true)).toBe(8)
    expect(feet(30, 30, 7, true)).toBe(5)
  })

  it('never gets shorter with more pallets', () => {
    const side = fc.integer({ min: 1, max: 400 })
    const count = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(side, side, count, fc.boolean(), (length, width, pallets, isStackable) => {
        expect(feet(length, width, pallets + 1, isStackable)).toBeGreaterThanOrEqual(
          feet(length, width, pallets, isStackable),
        )
      }),
    )
  })

  it('is a whole number of at least 0, whatever it is given', () => {
    const anything = fc.oneof(fc.anything(), fc.double(), fc.string()) as fc.Arbitrary<number>
    const stackable = fc.anything() as fc.Arbitrary<boolean>
    const lines = fc.record({
      packageLength: anything,
      packageWidth: anything,
      palletCount: anything,
      isStackable: stackable,
    })
    fc.assert(
      fc.property(lines, (garbage) => {
        expect(linearFeet(garbage)).toSatisfy((value: number) => Number.isInteger(value) && value >= 0)
      }),
    )
  })
})

describe('totalLinearFeet', () => {
  it('is the sum of the rounded lines, a line without a dimension or count adding 0 [FREIGHT-19]', () => {
    const line = { packageLength: 48, packageWidth: 40, palletCount: 1, isStackable: false }
    expect(totalLinearFeet([line, line, line])).toBe(12)
    const incomplete = [
      { ...line, packageLength: null },
      { ...line, packageWidth: 0 },
      { ...line, palletCount: undefined },
      { ...line, palletCount: 0 },
    ]
    expect(totalLinearFeet([line, ...incomplete])).toBe(4)
    expect(totalLinearFeet([])).toBe(0)
  })
})
