import { describe, expect, it } from 'vitest'
import { breakIndexOf, breakMinimums, weightBreaks } from './weight-breaks.ts'

describe('weight breaks', () => {
  it('begin at their least pounds', () => {
    const begins = weightBreaks.map((weightBreak, index) => [weightBreak, breakMinimums[index]])
    expect(begins).toEqual([
      ['L5C', 0],
      ['M5C', 500],
      ['M1M', 1_000],
      ['M2M', 2_000],
      ['M5M', 5_000],
      ['M10M', 10_000],
      ['M20M', 20_000],
      ['M30M', 30_000],
      ['M40M', 40_000],
    ])
  })

  it.each([
    [0, 'L5C'],
    [1, 'L5C'],
    [499, 'L5C'],
    [500, 'M5C'],
    [999, 'M5C'],
    [1_000, 'M1M'],
    [4_999, 'M2M'],
    [9_999, 'M5M'],
    [39_999, 'M30M'],
    [40_000, 'M40M'],
    [1e13, 'M40M'],
  ])('puts %s lb into %s', (pounds, weightBreak) => {
    expect(weightBreaks[breakIndexOf(pounds)]).toBe(weightBreak)
  })
})
