import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { aboveLowest, comparedText, rankRates, sortRates } from './ranking.ts'

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
      cheapestId: 'slow',
      fastestId: 'fast',
      otherIds: [],
    })
    expect(rankRates([slow, fast])).toMatchObject({ cheapestId: 'slow', fastestId: 'fast' })
  })

  it('name neither where there is nothing to compare', () => {
    expect(rankRates([slow])).toMatchObject({ lowest: 58_720, cheapestId: null, fastestId: null })
    expect(rankRates([fast, alike])).toMatchObject({ cheapestId: 'fast', fastestId: null })
    expect(rankRates([])).toMatchObject({ lowest: null, cheapestId: null, fastestId: null })
  })

  it('tell the difference to the lowest price', () => {
    const ranking = rankRates([slow, middle])
    expect(aboveLowest(middle, ranking)).toBe('+$31.61')
    expect(aboveLowest(slow, ranking)).toBe('–')
  })
})

describe('rates that include other services', () => {
  const lacking = { ...rate('lacking', 14_588, 2, '2026-11-19'), missing: ['Inside Delivery', 'Lift Gate'] }

  it('are not compared by cost, and the screen says so [DEF-130]', () => {
    const rates = [lacking, slow, middle]
    const ranking = rankRates(rates)
    expect(ranking).toMatchObject({ lowest: 58_720, cheapestId: 'slow', fastestId: 'lacking', otherIds: ['lacking'] })
    expect(aboveLowest(lacking, ranking)).toBe('Not comparable')
    expect(ids(sortRates(rates, 'price'))).toEqual(['slow', 'middle', 'lacking'])
    expect(comparedText(rates)).toBe('Cost compared among rates that include all requested services: 2 of 3')
    expect(comparedText([slow, middle])).toBeNull()
  })

  it('are compared where all rates lack the same services, or with those that lack the fewest [DEF-130]', () => {
    const alike = { ...rate('alike', 20_000, 2, '2026-11-19'), missing: ['Lift Gate', 'Inside Delivery'] }
    expect(rankRates([lacking, alike])).toMatchObject({ cheapestId: 'lacking', otherIds: [] })
    const better = { ...slow, missing: ['Lift Gate'] }
    expect(rankRates([lacking, alike, better]).otherIds).toEqual(['lacking', 'alike'])
    expect(comparedText([lacking, better])).toBe('Cost compared among rates without Lift Gate: 1 of 2')
  })
})
