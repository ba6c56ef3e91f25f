import { describe, expect, it } from 'vitest'
import { datesOf, dynamicRange, freshDynamicRange, openingDateFilters } from './dynamic-range.ts'

const today = '2026-03-03'

describe('a dynamic date range', () => {
  it('ignores the sign of past days [QHIST-21]', () => {
    const twoDaysBefore = { start: '2026-03-01', end: '2026-03-03' }
    expect(dynamicRange({ pastDays: -2, futureDays: 0 }, today)).toEqual(twoDaysBefore)
    expect(dynamicRange({ pastDays: 2, futureDays: 0 }, today)).toEqual(twoDaysBefore)
  })

  it('moves with the day it is read on, over the end of a month and a change of the clocks', () => {
    expect(dynamicRange({ pastDays: 7, futureDays: 7 }, today)).toEqual({ start: '2026-02-24', end: '2026-03-10' })
    expect(dynamicRange({ pastDays: 0, futureDays: 0 }, today)).toEqual({ start: today, end: today })
  })

  it('takes what is no whole number of days ahead for the days that it holds', () => {
    expect(dynamicRange({ pastDays: Number.NaN, futureDays: -3 }, today)).toEqual({ start: today, end: today })
    expect(dynamicRange({ pastDays: 1.9, futureDays: 1.9 }, today)).toEqual({ start: '2026-03-02', end: '2026-03-04' })
  })
})

describe('the date filters of history quotes', () => {
  it('open on the requests of the last 7 days and on any pickup', () => {
    expect(datesOf(openingDateFilters.create, today)).toEqual({ start: '2026-02-24', end: '2026-03-03' })
    expect(datesOf(openingDateFilters.pickup, today)).toBeNull()
  })

  it('start a dynamic range at -2 and 5 days when it is switched on', () => {
    expect(freshDynamicRange).toEqual({ type: 'Dynamic', pastDays: -2, futureDays: 5 })
    expect(datesOf(freshDynamicRange, today)).toEqual({ start: '2026-03-01', end: '2026-03-08' })
  })

  it('keep two fixed dates as they are', () => {
    expect(datesOf({ type: 'Fixed', start: '2026-01-01', end: '2026-01-31' }, today)).toEqual({
      start: '2026-01-01',
      end: '2026-01-31',
    })
  })
})
