import { describe, expect, it } from 'vitest'
import { twoWeeks } from '#rating/ltl/testing/given.ts'
import { fuelPriceOn } from './fuel-index.ts'

describe('the fuel price of a day', () => {
  it.each([
    ['2026-11-02', '2026-11-02'],
    ['2026-11-08', '2026-11-02'],
    ['2026-11-09', '2026-11-09'],
    ['2026-11-15', '2026-11-09'],
  ])('of %s is that of the week of %s', (day, monday) => {
    expect(fuelPriceOn(twoWeeks, day)).toMatchObject({ monday, standsIn: false })
  })

  it.each([
    ['2026-11-01', '2026-11-02'],
    ['0001-01-01', '2026-11-02'],
    ['2026-11-16', '2026-11-09'],
    ['9999-12-31', '2026-11-09'],
  ])('of %s, which the series does not know, is that of the nearest week and says so', (day, monday) => {
    expect(fuelPriceOn(twoWeeks, day)).toMatchObject({ monday, day, standsIn: true })
  })

  it('is that of the week before where the series has a gap', () => {
    const weeks = [...twoWeeks.weeks, { monday: '2026-12-07', price: 41_000 }]
    expect(fuelPriceOn({ name: 'With a gap', weeks }, '2026-11-30')).toMatchObject({
      monday: '2026-11-09',
      standsIn: true,
    })
  })

  it('is told in words, and unknown without any week', () => {
    expect(fuelPriceOn({ name: 'One', weeks: [{ monday: '2026-11-09', price: 38_120 }] }, '2026-11-12')?.text).toBe(
      'week of 11/09/2026, $3.812 per gallon',
    )
    expect(fuelPriceOn({ name: 'Empty', weeks: [] }, '2026-11-12')).toBeNull()
  })
})
