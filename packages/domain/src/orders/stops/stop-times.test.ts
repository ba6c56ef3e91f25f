import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DockDay, unknownDay } from '#locations/dock-hours.ts'
import { dockStateAt } from '#locations/dock-state.ts'
import { addDays, instantOfWallTime, isBusinessDay, wallTimeOfInstant, zonedDate } from '#shared/calendar.ts'
import { timeZones } from '#shared/time-zones.ts'
import { dockDayOn, secondStopDate, timesOfPickedDate } from './stop-times.ts'
import { quarters } from './testing/quarters.ts'

const ltl = { shippingMode: 'LTL', hasQuote: false } as const
const days = fc.integer({ min: 0, max: 3650 }).map((day) => addDays('2024-01-01', day))
const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07']
const dates = fc.oneof(days, fc.constantFrom(...changes))
const zones = fc.constantFrom(...timeZones.map(({ zone }) => zone))

const week: DockDay[] = [
  { ...unknownDay(0), isClosed: true },
  { ...unknownDay(1), startTime: '07:00:00', endTime: '15:30:00' },
  { ...unknownDay(2), isTwentyFourHour: true },
  unknownDay(3),
]

describe('the date of the second stop', () => {
  it.each([
    // January 5, 2026, is a Monday.
    ['2026-01-05', '2026-01-07'],
    ['2026-01-07', '2026-01-09'],
    ['2026-01-08', '2026-01-12'],
    ['2026-01-09', '2026-01-13'],
    ['2026-01-10', '2026-01-13'],
    ['2026-01-11', '2026-01-13'],
    ['2025-12-31', '2026-01-05'],
  ])(
    'follows a pickup on %s by 2 business days, %s, without a quote and in LTL or volume LTL [STOP-16]',
    (pickup, second) => {
      expect(secondStopDate(pickup, ltl)).toBe(second)
      expect(secondStopDate(pickup, { ...ltl, shippingMode: 'VLTL' })).toBe(second)
      expect(secondStopDate(pickup, { ...ltl, shippingMode: 'TL' })).toBeNull()
      expect(secondStopDate(pickup, { ...ltl, hasQuote: true })).toBeNull()
    },
  )

  it('is a business day, two to five days later', () => {
    fc.assert(
      fc.property(days, (pickup) => {
        const second = secondStopDate(pickup, ltl) ?? ''
        expect(isBusinessDay(second)).toBe(true)
        expect([2, 3, 4, 5].map((count) => addDays(pickup, count))).toContain(second)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the times of a picked date', () => {
  it('begin with the opening of the dock on that weekday, or at 00:01 when none is known [STOP-18]', () => {
    expect(timesOfPickedDate(week, '2026-01-05').earlyTime).toBe('07:00:00')
    expect(timesOfPickedDate(week, '2026-01-06').earlyTime).toBe('00:00:00')
    expect(timesOfPickedDate(week, '2026-01-07').earlyTime).toBe('00:01:00')
    expect(timesOfPickedDate(week, '2026-01-08').earlyTime).toBe('00:01:00')
    expect(timesOfPickedDate([], '2026-01-05').earlyTime).toBe('00:01:00')
  })

  it('end with the closing of the dock on that weekday, or at 23:59:59 when none is known [STOP-19]', () => {
    expect(timesOfPickedDate(week, '2026-01-05').lateTime).toBe('15:30:00')
    expect(timesOfPickedDate(week, '2026-01-06').lateTime).toBe('23:59:59')
    expect(timesOfPickedDate(week, '2026-01-07').lateTime).toBe('23:59:59')
    expect(timesOfPickedDate([], '2026-01-05').lateTime).toBe('23:59:59')
  })

  it('are those of an unknown day when the dock is closed, which has no opening', () => {
    const closed = { ...unknownDay(0), startTime: '08:00:00', endTime: '12:00:00', isClosed: true }
    expect(timesOfPickedDate([closed], '2026-01-11')).toEqual({ earlyTime: '00:01:00', lateTime: '23:59:59' })
    expect(dockDayOn([closed], '2026-01-11')?.isClosed).toBe(true)
  })
})

describe('the window of a stop', () => {
  it('from picked dates lies within the hours of the dock, wherever it is', () => {
    const hours = fc.tuple(fc.nat(94), fc.nat(94)).map(([one, other]) => {
      const [first, last] = one < other ? [one, other] : [other, one]
      return { startTime: quarters[first] ?? '', endTime: quarters[last + 1] ?? '' }
    })
    fc.assert(
      fc.property(zones, dates, hours, (zone, date, open) => {
        const dock = Array.from({ length: 7 }, (_unused, day) => ({ ...unknownDay(day), ...open }))
        const { earlyTime, lateTime } = timesOfPickedDate(dock, date)
        const [early, late] = [instantOfWallTime(date, earlyTime, zone), instantOfWallTime(date, lateTime, zone)]
        const isSkipped = wallTimeOfInstant(early, zone).time !== open.startTime
        expect(zonedDate(early, zone)).toBe(date)
        if (!isSkipped) expect(dockStateAt(dock, early, zone)?.isOpen).toBe(true)
        expect(dockStateAt(dock, late, zone)?.isOpen).toBe(false)
      }),
      { numRuns: 200 },
    )
  })
})
