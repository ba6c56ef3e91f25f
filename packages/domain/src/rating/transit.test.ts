import { describe, expect, it } from 'vitest'
import { tlTransitDays } from './transit.ts'

describe('the days of a truckload', () => {
  it.each([
    [0, 1],
    [1, 1],
    [600, 1],
    [600.1, 2],
    [1200, 2],
    [1201, 3],
    [2790, 5],
  ])('are one for each 600 miles begun, at least one: %s miles take %s [RATE-35]', (miles, days) => {
    expect(tlTransitDays(miles)).toBe(days)
  })

  it('do not grow by the noise of added legs', () => {
    expect(tlTransitDays(0.1 + 0.2 + 599.7)).toBe(1)
    expect(tlTransitDays(1200.0000000000002)).toBe(2)
  })

  it('need a distance', () => {
    expect(() => tlTransitDays(Number.NaN)).toThrow('Not a distance: NaN')
    expect(() => tlTransitDays(-1)).toThrow(RangeError)
  })
})
