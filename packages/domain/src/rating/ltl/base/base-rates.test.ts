import { describe, expect, it } from 'vitest'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import { roundRates } from '#rating/ltl/testing/given.ts'
import { baseTable, rateOffset } from './base-rates.ts'

const table = baseTable(roundRates)
const rate = (
  band: number,
  freightClass: Parameters<typeof classIndexOf>[0],
  weightBreak: (typeof weightBreaks)[number],
) => table.rates[rateOffset(band, classIndexOf(freightClass)) + weightBreaks.indexOf(weightBreak)]

describe('a table of base rates', () => {
  it('has the curve at the middle of the band, times class, times break, in cents per cwt', () => {
    // 900–1,000 miles: $100 + 9.5 × $10 = $195 for class 100 at M1M.
    expect(rate(9, '100', 'M1M')).toBe(19_500)
    expect(rate(9, '70', 'M1M')).toBe(13_650)
    expect(rate(9, '70', 'L5C')).toBe(20_475)
    expect(rate(9, '500', 'M40M')).toBe(19_500)
    // 0–100 miles: $105 × 0.775 × 0.8 = $65.10.
    expect(rate(0, '77.5', 'M2M')).toBe(6_510)
  })

  it('ends in an open band at the last point of the curve', () => {
    expect(table.labels.at(-1)).toBe('2,000 miles and more')
    expect(rate(20, '100', 'M1M')).toBe(30_000)
  })

  it('is level before the first and after the last point of the curve, and rounds to the cent', () => {
    const curve = [
      { miles: 500, centsPerCwt: 10_001 },
      { miles: 600, centsPerCwt: 20_001 },
    ]
    const { rates } = baseTable({ ...roundRates, curve, bands: [{ upTo: 900, width: 300 }] })
    const ofClass50 = (band: number) => rates[rateOffset(band, 0) + 2]
    // $100.01 and $200.01 × 0.5, halves up; 300–600 miles are priced at mile 450.
    expect([ofClass50(0), ofClass50(1), ofClass50(2), ofClass50(3)]).toEqual([5_001, 5_001, 10_001, 10_001])
  })
})
