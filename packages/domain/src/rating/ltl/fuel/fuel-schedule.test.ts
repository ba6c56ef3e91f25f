import { describe, expect, it } from 'vitest'
import { fuelPercent, fuelText, fuelWarnings } from './fuel-schedule.ts'

const schedule = [
  { atLeast: 12_000, percent: 20_000, step: 500, percentPerStep: 5_000 },
  { atLeast: 30_000, percent: 200_000, step: 1_000, percentPerStep: 10_000 },
]

describe('the fuel surcharge', () => {
  it.each([
    [0, 0],
    [11_999, 0],
    [12_000, 20_000],
    [12_499, 20_000],
    [12_500, 25_000],
    // $2.9999: 35 whole steps of 5 cents above $1.20.
    [29_999, 195_000],
    [30_000, 200_000],
    [30_999, 200_000],
    [38_120, 280_000],
  ])('at %s ten-thousandths per gallon is %s of a percent', (price, percent) => {
    expect(fuelPercent(schedule, price)).toBe(percent)
  })

  it('names week, price and percent, and the day that has no week', () => {
    const price = {
      monday: '2026-11-09',
      price: 38_120,
      day: '2028-01-03',
      standsIn: true,
      text: 'week of 11/09/2026, $3.812 per gallon',
    }
    expect(fuelText(price, 284_000)).toBe('Fuel: week of 11/09/2026, $3.812 per gallon, 28.40%')
    expect(fuelWarnings(price)).toEqual([
      'The fuel index has no price for 01/03/2028; that of the week of 11/09/2026 is used',
    ])
    expect(fuelWarnings({ ...price, standsIn: false })).toEqual([])
  })
})
