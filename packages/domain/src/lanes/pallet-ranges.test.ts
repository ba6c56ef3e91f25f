import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRange, palletRangeIssues, sumOfRanges } from '#lanes/pallet-ranges.ts'
import { palletPrice } from '#rating/tl/pallet-price.ts'
import { cents } from '#shared/units.ts'

const range = (
  minPallets: number | string | null,
  maxPallets: number | string | null,
  ratePerPallet: number | string | null = 50,
) => ({
  minPallets,
  maxPallets,
  ratePerPallet,
})

describe('palletRangeIssues', () => {
  it('finds nothing wrong with ranges that follow each other', () => {
    expect(palletRangeIssues([range(1, 26)])).toEqual([])
    expect(palletRangeIssues([range(1, 10), range(11, 20, 40), range('21', '26', '37.5')])).toEqual([])
    expect(palletRangeIssues([range(1, 1), range(2, 2)])).toEqual([])
  })

  it('has the first range start at 1 [LRATE-28]', () => {
    const issue = [{ path: [0, 'minPallets'], message: 'Must start at 1' }]
    for (const min of [0, 2, null, '', 'one', 1.5]) expect(palletRangeIssues([range(min, 10)])).toEqual(issue)
  })

  it('has each next range start after the one before it [LRATE-29]', () => {
    const at = (index: number, message: string) => [{ path: [index, 'minPallets'], message }]
    expect(palletRangeIssues([range(1, 10), range(10, 20)])).toEqual(at(1, 'Min must be 11'))
    expect(palletRangeIssues([range(1, 10), range(12, 20)])).toEqual(at(1, 'Min must be 11'))
    expect(palletRangeIssues([range(1, 10), range(null, 20)])).toEqual(at(1, 'Min must be 11'))
    expect(palletRangeIssues([range(1, 10), range(11, 20), range(11, 26)])).toEqual(at(2, 'Min must be 21'))
  })

  it('wants a number as the end of each range [LRATE-30]', () => {
    const issue = [{ path: [0, 'maxPallets'], message: 'Enter a valid number' }]
    for (const max of [null, '', 'many', 2.5, Number.NaN]) expect(palletRangeIssues([range(1, max)])).toEqual(issue)
    expect(palletRangeIssues([{ minPallets: 1, ratePerPallet: 50 }])).toEqual(issue)
  })

  it('says nothing of the start of a range while the one before it has no end', () => {
    expect(palletRangeIssues([range(1, null), range(7, 26)])).toEqual([
      { path: [0, 'maxPallets'], message: 'Enter a valid number' },
    ])
  })

  it('has no range end above 26 [LRATE-31]', () => {
    expect(palletRangeIssues([range(1, 27)])).toEqual([{ path: [0, 'maxPallets'], message: 'Max cannot be > 26' }])
    expect(palletRangeIssues([range(1, 10), range(11, '30')])).toEqual([
      { path: [1, 'maxPallets'], message: 'Max cannot be > 26' },
    ])
  })

  it('has no range end before its start [LRATE-32]', () => {
    const issue = (index: number) => [{ path: [index, 'maxPallets'], message: 'Needs to be ≥ Min' }]
    expect(palletRangeIssues([range(1, 10), range(11, 10)])).toEqual(issue(1))
    expect(palletRangeIssues([range(1, 0)])).toEqual(issue(0))
    expect(palletRangeIssues([range(1, '-3')])).toEqual(issue(0))
  })

  it('wants a rate above 0 for each range [LRATE-33]', () => {
    const issue = [{ path: [0, 'ratePerPallet'], message: 'Rate Must be > 0' }]
    for (const rate of [0, -5, null, '', 'free', '0.00', Number.NaN]) {
      expect(palletRangeIssues([range(1, 26, rate)])).toEqual(issue)
    }
    expect(palletRangeIssues([range(1, 26, '.5')])).toEqual([])
  })

  it('wants at least one range', () => {
    expect(palletRangeIssues([])).toEqual([{ path: [], message: 'Enter at least one pallet range' }])
  })
})

describe('nextRange', () => {
  it('adds a range behind the last one while that ends below 26', () => {
    expect(nextRange([range(1, 25)])).toEqual({ minPallets: 26, maxPallets: null, ratePerPallet: null })
    expect(nextRange([range(1, 4), range(5, '12')])).toEqual({ minPallets: 13, maxPallets: null, ratePerPallet: null })
    expect(nextRange([])).toEqual({ minPallets: 1, maxPallets: null, ratePerPallet: null })
    expect(nextRange([range(1, 26)])).toBeNull()
    expect(nextRange([range(1, 30)])).toBeNull()
    expect(nextRange([range(1, null)])).toBeNull()
  })
})

describe('sumOfRanges', () => {
  it('adds up the rates of the ranges', () => {
    expect(sumOfRanges([{ ratePerPallet: 120_0000 }, { ratePerPallet: 95_5050 }])).toBe(215_5050)
  })
})

describe('faultless ranges', () => {
  it('have a price for every number of pallets up to their end, and for none beyond', () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 26 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        ends,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 900_00 }),
        (rangeEnds, count, minimum) => {
          const sorted = [...rangeEnds].sort((a, b) => a - b)
          const made = sorted.map((maxPallets, index) => ({
            id: String(index),
            minPallets: (sorted[index - 1] ?? 0) + 1,
            maxPallets,
            ratePerPallet: 10_0000 * (index + 1),
          }))
          expect(palletRangeIssues(made)).toEqual([])
          const price = palletPrice(made, count, cents(minimum))
          const place = sorted.findIndex((end) => count <= end)
          const expected = place < 0 ? null : Math.max(minimum, count * 10_00 * (place + 1))
          expect(price && price.amount + price.toMinimum).toBe(expected)
        },
      ),
    )
  })
})
