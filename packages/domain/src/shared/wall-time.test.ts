import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { instantOfWallTime, isoInZone, wallTimeOfInstant } from './calendar.ts'
import { timeZones } from './time-zones.ts'

const chicago = 'America/Chicago'
const stJohns = 'America/St_Johns'
const zones = fc.constantFrom(...timeZones.map(({ zone }) => zone))

/** Days around clock changes occur as often as all others. */
const dates = fc.oneof(
  fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2026-03-07', '2026-11-02'),
  fc
    .date({ min: new Date('2023-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const secondsOfDay = fc.oneof(fc.integer({ min: 0, max: 4 * 3600 }), fc.integer({ min: 0, max: 86_399 }))
const times = secondsOfDay.map((second) => new Date(second * 1000).toISOString().slice(11, 19))

describe('a time on the wall', () => {
  it('becomes an instant with the offset of its place and its season', () => {
    expect(instantOfWallTime('2026-01-15', '08:00:00', chicago)).toBe('2026-01-15T08:00:00-06:00')
    expect(instantOfWallTime('2026-07-15', '08:00', chicago)).toBe('2026-07-15T08:00:00-05:00')
    expect(instantOfWallTime('2026-01-15', '23:59:59', stJohns)).toBe('2026-01-15T23:59:59-03:30')
    expect(instantOfWallTime('2026-07-15', '23:59:59', stJohns)).toBe('2026-07-15T23:59:59-02:30')
  })

  it.each(['America/Phoenix', 'America/Hermosillo'])(
    'keeps its offset all year where the clock never changes: %s',
    (zone) => {
      for (const date of ['2026-01-15', '2026-03-08', '2026-07-15', '2026-11-01'])
        expect(instantOfWallTime(date, '02:30:00', zone)).toBe(`${date}T02:30:00-07:00`)
    },
  )

  it('moves forward when spring skips it', () => {
    expect(instantOfWallTime('2026-03-08', '01:59:59', chicago)).toBe('2026-03-08T01:59:59-06:00')
    expect(instantOfWallTime('2026-03-08', '02:00:00', chicago)).toBe('2026-03-08T03:00:00-05:00')
    expect(instantOfWallTime('2026-03-08', '02:30:00', chicago)).toBe('2026-03-08T03:30:00-05:00')
    expect(instantOfWallTime('2026-03-08', '03:00:00', chicago)).toBe('2026-03-08T03:00:00-05:00')
    expect(instantOfWallTime('2026-03-08', '02:30:00', stJohns)).toBe('2026-03-08T03:30:00-02:30')
  })

  it('is the first of the two that autumn brings', () => {
    expect(instantOfWallTime('2026-11-01', '00:59:59', chicago)).toBe('2026-11-01T00:59:59-05:00')
    expect(instantOfWallTime('2026-11-01', '01:00:00', chicago)).toBe('2026-11-01T01:00:00-05:00')
    expect(instantOfWallTime('2026-11-01', '01:59:59', chicago)).toBe('2026-11-01T01:59:59-05:00')
    expect(instantOfWallTime('2026-11-01', '02:00:00', chicago)).toBe('2026-11-01T02:00:00-06:00')
    expect(instantOfWallTime('2026-11-01', '01:30:00', stJohns)).toBe('2026-11-01T01:30:00-02:30')
  })

  it('is the earliest instant at which the clock of any zone shows it, or the same time after the hour is skipped', () => {
    fc.assert(
      fc.property(zones, dates, times, (zone, date, time) => {
        const [shown] = instantsShowing(`${date} ${time}`, zone)
        const actual = Date.parse(instantOfWallTime(date, time, zone))
        if (shown === undefined) expect(clockOf(zone, actual)).toBe(`${date} ${hourLater(time)}`)
        else expect(actual).toBe(shown)
      }),
      { numRuns: 300 },
    )
  })

  it('comes back as it was entered, in every zone and on every day', () => {
    fc.assert(
      fc.property(zones, dates, times, (zone, date, time) => {
        const isSkipped = instantsShowing(`${date} ${time}`, zone).length === 0
        const back = wallTimeOfInstant(instantOfWallTime(date, time, zone), zone)
        expect(back).toEqual({ date, time: isSkipped ? hourLater(time) : time })
      }),
      { numRuns: 300 },
    )
  })

  it('is what Luxon finds when it is asked for each time by itself, in all zones and years, by minutes and seconds', () => {
    const everyZone = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'))
    const everyDate = fc
      .date({ min: new Date('1870-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const everyTime = fc.oneof(
      times,
      times.map((time) => time.slice(0, 5)),
    )
    fc.assert(
      fc.property(everyZone, fc.oneof(dates, everyDate), everyTime, (zone, date, time) => {
        const moment = DateTime.fromISO(`${date}T${time}`, { zone })
        const expected = (moment.getPossibleOffsets()[0] ?? moment).toISO({ suppressMilliseconds: true })
        expect(instantOfWallTime(date, time, zone)).toBe(expected)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(['2026-02-30', '2026-13-01', 'today', ''])('is on no such date: %s', (date) => {
    expect(() => instantOfWallTime(date, '08:00:00', chicago)).toThrow('Not a date or time')
  })

  it.each(['24:00:00', '8:00', '08:60', '08:00Z', '08:00-05:00', ''])('is no time of day: %s', (time) => {
    expect(() => instantOfWallTime('2026-01-15', time, chicago)).toThrow('Not a time of day')
  })
})

describe('isoInZone', () => {
  it('writes an instant with the offset of the zone', () => {
    expect(isoInZone(new Date('2026-01-15T14:00:00Z'), chicago)).toBe('2026-01-15T08:00:00-06:00')
    expect(isoInZone('2026-07-15T08:00:00-05:00', 'America/Los_Angeles')).toBe('2026-07-15T06:00:00-07:00')
  })
})

/** All instants at which the clock of a time zone shows a text, searched at each half hour around it. */
function instantsShowing(shown: string, zone: string): number[] {
  const asUtc = Date.parse(`${shown.replace(' ', 'T')}Z`)
  return Array.from({ length: 53 }, (_unused, halfHour) => asUtc + (halfHour - 26) * 1_800_000).filter(
    (instant) => clockOf(zone, instant) === shown,
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Clock of a time zone from the platform's own data, `2026-03-08 02:30:00`. */
function clockOf(zone: string, instant: number): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format.format(instant)
}

const hourLater = (time: string) => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`
