import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { aboveLowest, rankRates, shareOfHighest, sortRates } from './ranking.ts'

const rate = (id: string, price: number, days: number, arrival: string) => ({ id, price: cents(price), days, arrival })

const slow = rate('slow', 58_720, 6, '2026-11-25')
const middle = rate('middle', 61_881, 3, '2026-11-20')
const fast = rate('fast', 74_215, 2, '2026-11-19')
const alike = rate('alike', 80_000, 2, '2026-11-19')
const ids = (rates: readonly { id: string }[]) => rates.map(({ id }) => id)

describe('the order of rates', () => {
  it('goes by price, by days or by arrival, and by price among those that are alike', () => {
    const rates = [alike, fast, slow, middle]
    expect(ids(sortRates(rates, 'price'))).toEqual(['slow', 'middle', 'fast', 'alike'])
    expect(ids(sortRates(rates, 'transit'))).toEqual(['fast', 'alike', 'middle', 'slow'])
    expect(ids(sortRates(rates, 'arrival'))).toEqual(['fast', 'alike', 'middle', 'slow'])
  })

  it('is the same in whichever order the rates arrive', () => {
    const rates = [slow, middle, fast, alike, rate('twin', 58_720, 6, '2026-11-25')]
    const arriving = fc.shuffledSubarray(rates, { minLength: rates.length })
    fc.assert(
      fc.property(arriving, fc.constantFrom('price', 'transit', 'arrival'), (some, sort) => {
        expect(ids(sortRates(some, sort))).toEqual(ids(sortRates(rates, sort)))
      }),
    )
  })
})

describe('the ranks of rates', () => {
  it('name the cheapest, and the fastest that costs less', () => {
    expect(rankRates([alike, fast, slow, middle])).toEqual({
      lowest: 58_720,
      highest: 80_000,
      cheapestId: 'slow',
      fastestId: 'fast',
    })
    expect(rankRates([slow, fast])).toMatchObject({ cheapestId: 'slow', fastestId: 'fast' })
  })

  it('name neither where there is nothing to compare', () => {
    expect(rankRates([slow])).toEqual({ lowest: 58_720, highest: 58_720, cheapestId: null, fastestId: null })
    expect(rankRates([fast, alike])).toMatchObject({ cheapestId: 'fast', fastestId: null })
    expect(rankRates([])).toEqual({ lowest: null, highest: null, cheapestId: null, fastestId: null })
  })

  it('tell the difference to the lowest price, and the share of the highest', () => {
    expect(aboveLowest(middle.price, slow.price)).toBe('+$31.61')
    expect(aboveLowest(slow.price, slow.price)).toBe('–')
    expect(shareOfHighest(cents(40_000), cents(80_000))).toBe(50)
    expect(shareOfHighest(cents(40_000), null)).toBe(0)
    expect(shareOfHighest(cents(0), cents(0))).toBe(0)
  })
})
