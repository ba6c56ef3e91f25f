import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  addDays,
  addMonthsClamped,
  daysBetween,
  formatInZone,
  isBusinessDay,
  startOfDayInZone,
  weekdayOf,
  zonedDate,
} from './calendar.ts'

const chicago = 'America/Chicago'
const dates = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('zonedDate', () => {
  it('is the date at the place, not in UTC', () => {
    expect(zonedDate('2026-01-06T05:59:59Z', chicago)).toBe('2026-01-05')
    expect(zonedDate('2026-01-06T06:00:00Z', chicago)).toBe('2026-01-06')
    expect(zonedDate(new Date('2026-07-06T04:59:59Z'), chicago)).toBe('2026-07-05')
    expect(zonedDate(new Date('2026-07-06T05:00:00Z'), chicago)).toBe('2026-07-06')
  })

  it('leaves a date without a time where it is', () => {
    expect(zonedDate('2026-01-06', 'Pacific/Honolulu')).toBe('2026-01-06')
  })

  it('refuses what is no instant', () => {
    expect(() => zonedDate('soon', chicago)).toThrow('Not a date or time: soon')
    expect(() => zonedDate('2026-1-6', chicago)).toThrow('Not a date or time: 2026-1-6')
    expect(() => zonedDate('2026-01-06T06:00:00Z', 'Mars/Olympus')).toThrow(RangeError)
  })

  it('takes a time without an offset as the time at the place', () => {
    expect(zonedDate('2026-01-06T23:30', chicago)).toBe('2026-01-06')
  })
})

describe('startOfDayInZone', () => {
  it('begins the day at midnight of the place on both sides of the spring change', () => {
    expect(startOfDayInZone('2026-03-08', chicago)).toBe('2026-03-08T00:00:00.000-06:00')
    expect(startOfDayInZone('2026-03-09', chicago)).toBe('2026-03-09T00:00:00.000-05:00')
  })

  it('begins the day at midnight of the place on both sides of the autumn change', () => {
    expect(startOfDayInZone('2026-11-01', chicago)).toBe('2026-11-01T00:00:00.000-05:00')
    expect(startOfDayInZone('2026-11-02', chicago)).toBe('2026-11-02T00:00:00.000-06:00')
  })

  it('is the first instant of its date on every day of the year', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const start = new Date(startOfDayInZone(date, chicago)).getTime()
        expect(zonedDate(new Date(start), chicago)).toBe(date)
        expect(zonedDate(new Date(start - 1), chicago) < date).toBe(true)
      }),
    )
  })
})

describe('formatInZone', () => {
  const written = (instant: string, zone = chicago) => formatInZone(instant, zone, 'HH:mm ZZZZ')

  it('skips the hour that spring takes away', () => {
    expect(written('2026-03-08T07:59:00Z')).toBe('01:59 CST')
    expect(written('2026-03-08T08:00:00Z')).toBe('03:00 CDT')
  })

  it('tells the two hours of autumn apart', () => {
    expect(written('2026-11-01T06:30:00Z')).toBe('01:30 CDT')
    expect(written('2026-11-01T07:30:00Z')).toBe('01:30 CST')
  })

  it('knows the abbreviations that the English data leaves out', () => {
    expect(written('2026-01-15T12:00:00Z', 'America/St_Johns')).toBe('08:30 NST')
    expect(written('2026-07-15T12:00:00Z', 'America/St_Johns')).toBe('09:30 NDT')
    expect(written('2026-01-15T12:00:00Z', 'America/Hermosillo')).toBe('05:00 MST')
  })
})

describe('a pattern', () => {
  it('writes the afternoon in twelve hours', () => {
    expect(formatInZone('2026-01-15T18:05:00Z', chicago, 'MM/dd/yyyy h:mm a')).toBe('01/15/2026 12:05 PM')
    expect(formatInZone('2026-01-15T06:05:00Z', chicago, 'h:mm a')).toBe('12:05 AM')
  })

  it('has no other parts', () => {
    expect(() => formatInZone('2026-01-15T18:05:00Z', chicago, 'MMM d')).toThrow('Not a part of a date or time: MMM')
  })
})

describe('weekdayOf', () => {
  it('counts from Sunday', () => {
    const week = ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14']
    expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

describe('business days', () => {
  it('run from Monday to Friday, without holidays [DEF-4] [DEF-133]', () => {
    const week = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11']
    expect(week.map((date) => isBusinessDay(date))).toEqual([true, true, true, true, true, false, false])
    expect(isBusinessDay('2026-12-25')).toBe(false)
    expect(isBusinessDay('2026-07-01', { countries: ['CA'] })).toBe(false)
    expect(isBusinessDay('2026-07-01')).toBe(true)
  })

  it.each([
    ['2026-01-08', 2, '2026-01-12'],
    ['2026-01-09', 1, '2026-01-12'],
    ['2026-01-10', 1, '2026-01-12'],
    ['2026-01-11', 2, '2026-01-13'],
    ['2026-01-10', 0, '2026-01-10'],
    ['2026-01-12', -1, '2026-01-09'],
    ['2026-03-06', 2, '2026-03-10'],
    ['2026-10-30', 1, '2026-11-02'],
    ['2025-12-31', 5, '2026-01-08'],
    ['2026-11-25', 1, '2026-11-27'],
  ])('counts from %s by %s to %s', (date, count, expected) => {
    expect(addBusinessDays(date, count)).toBe(expected)
  })

  it('lands on a business day, with as many business days passed as were asked for', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const end = addBusinessDays(date, count)
        let passed = 0
        for (let day = nextDay(date); day <= end; day = nextDay(day)) if (isBusinessDay(day)) passed += 1
        expect(isBusinessDay(end)).toBe(true)
        expect(passed).toBe(count)
      }),
    )
  })
})

describe('days of the calendar', () => {
  it('have no hours that a clock change could take away', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2)
  })

  it('are counted as they are added', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count)
      }),
    )
  })
})

describe('addMonthsClamped', () => {
  it('keeps the day number, or takes the last day of a shorter month [DEF-3]', () => {
    expect(addMonthsClamped('2026-01-15', 1)).toBe('2026-02-15')
    expect(addMonthsClamped('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonthsClamped('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonthsClamped('2026-12-31', 1)).toBe('2027-01-31')
    expect(addMonthsClamped('2028-02-29', -120)).toBe('2018-02-28')
  })
})

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
