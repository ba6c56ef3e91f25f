import { DateTime } from 'luxon'
import { type Instant, type IsoDate, zoneAbbreviation } from '#shared/written-date.ts'

export type { Instant, IsoDate }

/** A time on the clock of a place, `HH:mm:ss` or `HH:mm`. */
export type WallTime = string

/** The calendar date that an instant falls on in a zone; a date stays the date it is. */
export function zonedDate(instant: Instant, zone: string): IsoDate {
  return dateOf(inZone(instant, zone))
}

/** Writes an instant in a zone with Luxon's tokens; `ZZZZ` gives the abbreviation of the zone. */
export function formatInZone(instant: Instant, zone: string, pattern: string): string {
  const moment = inZone(instant, zone)
  return moment.toFormat(pattern.replace('ZZZZ', `'${zoneAbbreviation(moment.offsetNameShort)}'`))
}

/** The instant at which a date begins in a zone, ISO 8601 with offset. */
export function startOfDayInZone(date: IsoDate, zone: string): string {
  return inZone(dateOf(day(date)), zone)
    .startOf('day')
    .toISO()
}

/**
 * The instant at which the clock of a zone shows a date and time, ISO 8601 with offset. A time that the spring change
 * skips moves forward by what is skipped; of one that the autumn change brings twice the first counts.
 */
export function instantOfWallTime(date: IsoDate, time: WallTime, zone: string): string {
  if (!wallTimePattern.test(time)) throw new RangeError(`Not a time of day: ${time}`)
  const offset = offsetAllDay(date, zone)
  return offset === null ? soughtInstant(date, time, zone) : `${date}T${time.padEnd(8, ':00')}${offset}`
}

/** Which of two offsets Luxon takes depends on today's, so it is asked for both, the earlier instant first. */
function soughtInstant(date: IsoDate, time: WallTime, zone: string): string {
  const moment = inZone(`${dateOf(day(date))}T${time}`, zone)
  const [first = moment] = moment.getPossibleOffsets()
  return first.toISO({ suppressMilliseconds: true })
}

const knownOffsets = new Map<string, string | null>()
const mostKnown = 10_000

/** The offset of a zone on a date as ISO 8601 writes it; null on days around a change of the clock. Worked out once. */
function offsetAllDay(date: IsoDate, zone: string): string | null {
  const key = `${date} ${zone}`
  const known = knownOffsets.get(key)
  if (known !== undefined) return known
  if (knownOffsets.size >= mostKnown) knownOffsets.clear()
  const offset = plainDate.test(date) && isSteady(date, zone) ? soughtInstant(date, noon, zone).slice(noonLength) : null
  knownOffsets.set(key, offset)
  return offset
}

const plainDate = /^\d{4}-\d\d-\d\d$/
const noon = '12:00:00'
const noonLength = `2026-11-16T${noon}`.length

/** Whether the clock is not changed while the date is today's anywhere on earth. */
function isSteady(date: IsoDate, zone: string): boolean {
  const offsets = [-1, 0, 1, 2].map((days) => inZone(day(date).plus({ days }).toJSDate(), zone).offset)
  return offsets.every((offset) => offset === offsets[0])
}

/** The date and time that the clock of a zone shows at an instant. */
export function wallTimeOfInstant(instant: Instant, zone: string): { date: IsoDate; time: WallTime } {
  const moment = inZone(instant, zone)
  return { date: dateOf(moment), time: moment.toFormat('HH:mm:ss') }
}

/** An instant as ISO 8601 with the offset of a zone. */
export function isoInZone(instant: Instant, zone: string): string {
  return inZone(instant, zone).toISO({ suppressMilliseconds: true })
}

/** The weekday of a date, 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return day(date).weekday % 7
}

/** The date a number of days later (earlier when negative). */
export function addDays(date: IsoDate, count: number): IsoDate {
  return dateOf(day(date).plus({ days: count }))
}

/** Days from one date to another, negative when the second comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return day(to).diff(day(from), 'days').days
}

/** DEF-4: a business day is Monday to Friday, holidays not considered. */
export function isBusinessDay(date: IsoDate): boolean {
  return day(date).weekday <= 5
}

/** DEF-4: the date a number of business days later (earlier when negative). */
export function addBusinessDays(date: IsoDate, count: number): IsoDate {
  const step = Math.sign(count)
  let moment = day(date)
  for (let left = Math.abs(count); left > 0; ) {
    moment = moment.plus({ days: step })
    if (moment.weekday <= 5) left -= 1
  }
  return dateOf(moment)
}

/** DEF-3: the same day number some months ahead, or that month's last day where it has none. */
export function addMonthsClamped(date: IsoDate, count: number): IsoDate {
  return dateOf(day(date).plus({ months: count }))
}

const wallTimePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

function inZone(instant: Instant, zone: string): DateTime<true> {
  return valid(
    typeof instant === 'string' ? DateTime.fromISO(instant, { zone }) : DateTime.fromJSDate(instant, { zone }),
    instant,
  ).setLocale('en-US')
}

/** Dates are worked out in UTC, where every day has 24 hours. */
const day = (date: IsoDate): DateTime<true> => valid(DateTime.fromISO(date, { zone: 'utc' }), date).startOf('day')

function valid(moment: DateTime, source: unknown): DateTime<true> {
  if (!moment.isValid) throw new RangeError(`Not a date or time: ${String(source)} (${moment.invalidExplanation})`)
  return moment as DateTime<true>
}

const dateOf = (moment: DateTime<true>): IsoDate => moment.toISODate()
