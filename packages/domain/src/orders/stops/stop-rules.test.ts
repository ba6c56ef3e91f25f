import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DockDay, unknownDay } from '#locations/dock-hours.ts'
import { type EnteredStop, stopIssues } from './stop-rules.ts'
import { timesOfPickedDate } from './stop-times.ts'
import { quarters } from './testing/quarters.ts'

const whole: EnteredStop = {
  type: 'Pickup',
  location: { locationNumber: 'L100001', country: 'US', postalCode: '60436', timeZone: 'America/Chicago' },
  baseZip: null,
  baseDate: '2026-01-05',
  earlyTime: '08:00:00',
  lateTime: '17:00:00',
}
/** Open on Mondays from 7 to 5, closed on Sundays, 24 hours on Tuesdays. */
const week: DockDay[] = [
  { ...unknownDay(0), isClosed: true },
  { ...unknownDay(1), startTime: '07:00:00', endTime: '17:00:00' },
  { ...unknownDay(2), isTwentyFourHour: true },
]
const issuesOf = (change: Partial<EnteredStop>) =>
  stopIssues({ ...whole, ...change }, { week }).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a stop', () => {
  it('that is whole lacks nothing', () => {
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ type: 'Dropoff' })).toEqual([])
  })

  it('needs a location, called by its type [STOP-22]', () => {
    expect(issuesOf({ location: null })).toEqual(['location: Pickup Location is required'])
    expect(issuesOf({ type: 'Dropoff', location: null })).toEqual(['location: Dropoff Location is required'])
  })

  it('needs a location at the postal code that was quoted, the last four digits aside', () => {
    const texts = (baseZip: string) => [`location: Must be at ${baseZip}, the postal code that was quoted`]
    for (const baseZip of ['60436', '60436-1234']) expect(issuesOf({ baseZip })).toEqual([])
    for (const baseZip of ['60431', '46268']) expect(issuesOf({ baseZip })).toEqual(texts(baseZip))
    const toronto = { locationNumber: 'L2', country: 'CA', postalCode: 'M5V 2T6', timeZone: 'America/Toronto' } as const
    expect(issuesOf({ location: toronto, baseZip: 'm5v2t6' })).toEqual([])
    expect(issuesOf({ location: toronto, baseZip: 'M5V 2T7' })).toEqual(texts('M5V 2T7'))
  })

  it('needs a date, called by its type [STOP-23]', () => {
    expect(issuesOf({ baseDate: null })).toEqual(['baseDate: Pickup date required'])
    expect(issuesOf({ type: 'Dropoff', baseDate: null })).toEqual(['baseDate: Dropoff date required'])
  })

  it('needs both times [STOP-24]', () => {
    expect(issuesOf({ earlyTime: null })).toEqual(['earlyTime: Early Time is required'])
    expect(issuesOf({ lateTime: null })).toEqual(['lateTime: Late Time is required'])
    expect(issuesOf({ earlyTime: '', lateTime: null })).toEqual([
      'earlyTime: Early Time is required',
      'lateTime: Late Time is required',
    ])
  })

  it.each([
    ['12:00:00', '12:00:00'],
    ['12:00:01', '12:00:00'],
    ['16:00', '09:30'],
    ['12:00', '12:00:00'],
  ])('needs an early time before the late one: %s, %s [STOP-25] [STOP-27]', (earlyTime, lateTime) => {
    expect(issuesOf({ earlyTime, lateTime })).toEqual([
      'earlyTime: Must be before late time',
      'lateTime: Must be after early time',
    ])
  })

  it('takes times that follow each other by a second', () => {
    expect(issuesOf({ earlyTime: '12:00:00', lateTime: '12:00:01' })).toEqual([])
    expect(issuesOf({ earlyTime: '09:30', lateTime: '10:00' })).toEqual([])
  })

  it('needs an early time not before the dock opens that day [STOP-26]', () => {
    const before = ['earlyTime: Must be inside dock opening: "07:00"']
    expect(issuesOf({ earlyTime: '06:59:59' })).toEqual(before)
    expect(issuesOf({ earlyTime: '06:45' })).toEqual(before)
    expect(issuesOf({ earlyTime: '07:00' })).toEqual([])
  })

  it('needs a late time not after the dock closes that day [STOP-28]', () => {
    const after = ['lateTime: Must be inside dock closing: "17:00"']
    expect(issuesOf({ lateTime: '17:00:01' })).toEqual(after)
    expect(issuesOf({ lateTime: '23:59:59' })).toEqual(after)
    expect(issuesOf({ lateTime: '17:00' })).toEqual([])
  })

  it('goes by the hours of its own weekday; unknown and closed days bound nothing', () => {
    const wholeDay = { earlyTime: '00:00', lateTime: '23:59:59' }
    for (const baseDate of ['2026-01-06', '2026-01-07', '2026-01-11', null])
      expect(issuesOf({ ...wholeDay, baseDate })).toEqual(baseDate ? [] : ['baseDate: Pickup date required'])
  })

  it('needs a type, which everything else goes by [STOP-29]', () => {
    expect(issuesOf({ type: null })).toEqual(['type: Stop type is required'])
    expect(issuesOf({ type: null, location: null, baseDate: null })).toEqual(['type: Stop type is required'])
  })

  it('is right with the times that picking its date set', () => {
    const dock = fc.uniqueArray(
      fc.tuple(fc.nat(6), fc.nat(94), fc.boolean(), fc.boolean()).map(
        ([day, start, isClosed, isTwentyFourHour]): DockDay => ({
          dayOfWeek: day,
          startTime: quarters[start] ?? '',
          endTime: quarters[start + 1] ?? '',
          isClosed,
          isTwentyFourHour: isTwentyFourHour && !isClosed,
        }),
      ),
      { selector: ({ dayOfWeek }) => dayOfWeek },
    )
    const dates = fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`)
    fc.assert(
      fc.property(dock, dates, (hours, baseDate) => {
        expect(stopIssues({ ...whole, baseDate, ...timesOfPickedDate(hours, baseDate) }, { week: hours })).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
