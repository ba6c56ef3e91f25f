import { holidayOn, usualWorkdays, type Workdays } from '#shared/holidays.ts'
import { momentOf } from '#shared/moments.ts'
import { type Instant, type IsoDate, wallClock } from '#shared/written-date.ts'

export type { Instant, IsoDate }

/** Local time of day, `HH:mm:ss` or `HH:mm`. */
export type WallTime = string

/** Calendar date of an instant in a time zone. A plain date stays unchanged. */
export const zonedDate = (instant: Instant, zone: string): IsoDate => wallTimeOfInstant(instant, zone).date

/** Formats an instant in a time zone. Tokens: yyyy MM dd HH mm h a, and ZZZZ for the abbreviation of the zone. */
export function formatInZone(instant: Instant, zone: string, pattern: string): string {
  const local = localOf(instant, zone)
  const [year = '', month = '', day = '', hour = '', minute = ''] = clockOf(local).split(/[-T:]/)
  const written: Record<string, () => string> = {
    yyyy: () => year,
    MM: () => month,
    dd: () => day,
    HH: () => hour,
    mm: () => minute,
    h: () => String(Number(hour) % 12 || 12),
    a: () => (Number(hour) < 12 ? 'AM' : 'PM'),
    ZZZZ: () => wallClock(new Date(local.moment), zone).zoneName,
  }
  return pattern.replace(/[a-zA-Z]+/g, (token) => {
    const write = written[token]
    if (!write) throw new RangeError(`Not a part of a date or time: ${token}`)
    return write()
  })
}

/** Instant at which a date begins in a time zone, as ISO 8601 with offset. */
export const startOfDayInZone = (date: IsoDate, zone: string): string =>
  written(firstShowing(dateOf(dayOf(date)), 'T00:00', zone), zone)

/**
 * Instant of a local date and time in a time zone, as ISO 8601 with offset. A time skipped by the spring change moves
 * forward by the skipped amount. For a time that occurs twice in the autumn change, the first counts.
 */
export function instantOfWallTime(date: IsoDate, time: WallTime, zone: string): string {
  if (!wallTimePattern.test(time)) throw new RangeError(`Not a time of day: ${time}`)
  return withoutZeros(written(firstShowing(dateOf(dayOf(date)), `T${time}`, zone), zone))
}

/** Local date and time of an instant in a time zone. */
export function wallTimeOfInstant(instant: Instant, zone: string): { date: IsoDate; time: WallTime } {
  const clock = clockOf(localOf(instant, zone))
  return { date: clock.slice(0, 10), time: clock.slice(11, 19) }
}

/** Formats an instant as ISO 8601 with the offset of a time zone. */
export const isoInZone = (instant: Instant, zone: string): string => withoutZeros(written(localOf(instant, zone), zone))

/** Weekday of a date, 0 is Sunday. */
export const weekdayOf = (date: IsoDate): number => dayOf(date).getUTCDay()

/** Adds days to a date. A negative count goes back. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return dateOf(new Date(dayOf(date).getTime() + count * dayLength))
}

/** Monday of the week of a date. Weeks start on Monday. (DEF-2) */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** Days from one date to another, negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (dayOf(to).getTime() - dayOf(from).getTime()) / dayLength
}

/** Business days are Monday to Friday, except holidays. (DEF-4, DEF-133) */
export function isBusinessDay(date: IsoDate, workdays: Workdays = usualWorkdays): boolean {
  return weekdayOf(date) % 6 !== 0 && holidayOn(date, workdays) === null
}

/** Adds business days to a date. A negative count goes back. (DEF-4) */
export function addBusinessDays(date: IsoDate, count: number, workdays: Workdays = usualWorkdays): IsoDate {
  const step = Math.sign(count)
  let reached = dateOf(dayOf(date))
  for (let remaining = Math.abs(count); remaining > 0; ) {
    reached = addDays(reached, step)
    if (isBusinessDay(reached, workdays)) remaining -= 1
  }
  return reached
}

/** Adds months to a date. If the target month lacks the day, its last day is used. (DEF-3) */
export function addMonthsClamped(date: IsoDate, count: number): IsoDate {
  const day = dayOf(date)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dateOf(new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last))))
}

const wallTimePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const dayLength = 86_400_000

/** Dates are calculated in UTC, where every day has 24 hours. */
function dayOf(date: IsoDate): Date {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || dateOf(day) !== date) throw new RangeError(`Not a date or time: ${date}`)
  return day
}

const dateOf = (day: Date): IsoDate => day.toISOString().slice(0, 10)

/** Moments and offsets are in milliseconds. The offset is positive where the clock is ahead of UTC. */
type Local = { moment: number; offset: number }

/** A text without an offset is local time. A plain date begins at midnight. */
function localOf(instant: Instant, zone: string): Local {
  const [text, date = '', time = 'T00:00', offset] = writtenAs.exec(typeof instant === 'string' ? instant : '') ?? []
  if (typeof instant === 'string' && text === undefined) throw new RangeError(`Not a date or time: ${instant}`)
  if (text !== undefined && offset === undefined) return firstShowing(dateOf(dayOf(date)), time, zone)
  const moment = momentOf(instant)
  return { moment, offset: offsetAt(moment, zone) }
}

const writtenAs = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/

/** What the clock shows, as `2026-03-08T02:30:00.000`. */
const clockOf = ({ moment, offset }: Local): string => new Date(moment + offset).toISOString().slice(0, -1)

function written(local: Local, zone: string): string {
  const minutes = Math.trunc(local.offset / 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  return `${clockOf(local)}${zone === 'UTC' ? 'Z' : offset}`
}

const withoutZeros = (text: string) => text.replace('.000', '')

/** The first moment at which the clock shows a time. A skipped time moves forward. */
function firstShowing(date: IsoDate, time: string, zone: string): Local {
  const asUtc = momentOf(`${date}${time}Z`)
  const [offset = 0, later] = offsetsAround(date, zone)
  const [moment, other] = [asUtc - offset, asUtc - (later ?? offset)]
  if (later === undefined) return { moment, offset }
  const showing = [moment, other].filter((one) => one + offsetAt(one, zone) === asUtc)
  const first = showing.length > 0 ? Math.min(...showing) : Math.max(moment, other)
  return { moment: first, offset: offsetAt(first, zone) }
}

const knownOffsets = new Map<string, readonly number[]>()
const mostKnown = 10_000

/** Offsets that a time zone has while the date is current anywhere on earth: one, or two around a clock change. Cached. */
function offsetsAround(date: IsoDate, zone: string): readonly number[] {
  const key = `${date} ${zone}`
  const known = knownOffsets.get(key)
  if (known) return known
  if (knownOffsets.size >= mostKnown) knownOffsets.clear()
  const near = [-1, 2, 0, 1].map((days) => offsetAt(dayOf(date).getTime() + days * dayLength, zone))
  const offsets = near.slice(0, near.every((offset) => offset === near[0]) ? 1 : 2)
  knownOffsets.set(key, offsets)
  return offsets
}

function offsetAt(moment: number, zone: string): number {
  if (zone === 'UTC') return 0
  const second = Math.floor(moment / 1000) * 1000
  const [month, day, year, hour, minute, seconds] = (clockIn(zone).format(second).match(/\d+/g) ?? []).map(Number)
  return Date.UTC(Number(year), Number(month) - 1, day, hour, minute, seconds) - second
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Creating a format costs more than a hundred uses. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { ...everyPart, timeZone: zone, hourCycle: 'h23' })
  clocks.set(zone, made)
  return made
}

const everyPart = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
