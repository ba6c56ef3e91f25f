import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isBusinessDay } from '#shared/calendar.ts'
import { estimatedArrival, milesBesideTransit, serviceDays, shownTransit, tlTransitDays } from './transit.ts'

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

describe('service days', () => {
  it('are the transit seconds of all legs in days, to 2 decimals, at least 1 and 1 when none are known [RATE-36]', () => {
    expect(serviceDays([86_400, 86_400])).toBe(2)
    expect(serviceDays([100_000])).toBe(1.16)
    expect(serviceDays([130_032])).toBe(1.51)
    expect(serviceDays([3600, 1800])).toBe(1)
    expect(serviceDays([])).toBe(1)
    expect(serviceDays([null, undefined])).toBe(1)
    expect(serviceDays([null, 172_800])).toBe(2)
  })
})

describe('the estimated arrival', () => {
  it.each([
    // Friday, January 9, 2026, and the Saturday after it.
    ['2026-01-09', 'LTL', 1, '2026-01-12'],
    ['2026-01-09', 'VLTL', 6, '2026-01-19'],
    ['2026-01-10', 'LTL', 2, '2026-01-13'],
    ['2026-01-09', 'TL', 1, '2026-01-10'],
    ['2026-01-09', 'TL', 6, '2026-01-15'],
    ['2026-12-31', 'TL', 2, '2027-01-02'],
    ['2026-01-09', 'LTL', 1.5, '2026-01-13'],
    ['2026-01-09', 'TL', 1.16, '2026-01-11'],
  ] as const)(
    'counts business days for LTL and days of the calendar for TL: %s %s + %s is %s [RATE-37]',
    (date, mode, days, arrival) => {
      expect(estimatedArrival(date, mode, days)).toBe(arrival)
    },
  )

  it('of LTL is a business day, and never before that of a truckload of as many days', () => {
    const dates = fc.integer({ min: 0, max: 3650 }).map((day) => addDays('2024-01-01', day))
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 20 }), (date, days) => {
        const ltl = estimatedArrival(date, 'LTL', days)
        expect(isBusinessDay(ltl)).toBe(true)
        expect(daysBetween(estimatedArrival(date, 'TL', days), ltl)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 200 },
    )
  })
})

it('the transit on screens is that of the rate, otherwise by the miles, which never contradict it [DEF-134]', () => {
  expect(shownTransit({ min: 7, max: 8 }, 1434)).toEqual({ min: 7, max: 8 })
  expect(shownTransit(null, 1434)).toEqual({ min: 3, max: 3 })
  expect(shownTransit(null, null)).toBeNull()
  expect(milesBesideTransit(600.1)).toBe('600.1 mi')
  expect(milesBesideTransit(1434.4)).toBe('1,434 mi')
})
