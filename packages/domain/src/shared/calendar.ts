import { DateTime } from 'luxon'
import { holidayOn, usualWorkdays, type Workdays } from '#shared/holidays.ts'
import { type Instant, type IsoDate, zoneAbbreviation } from '#shared/written-date.ts'

export type { Instant, IsoDate }

/** Local time of day, `HH:mm:ss` or `HH:mm`. */
export type WallTime = string

/** Calendar date of an instant in a time zone. A plain date stays unchanged. */
export function zonedDate(instant: Instant, zone: string): IsoDate {
  return dateOf(inZone(instant, zone))
}

/** Formats an instant in a time zone with Luxon tokens. `ZZZZ` gives the abbreviation of the zone. */
export function formatInZone(instant: Instant, zone: string, pattern: string): string {
  const moment = inZone(instant, zone)
  return moment.toFormat(pattern.replace('ZZZZ', `'${zoneAbbreviation(moment.offsetNameShort)}'`))
}

/** Instant at which a date begins in a time zone, as ISO 8601 with offset. */
export function startOfDayInZone(date: IsoDate, zone: string): string {
  return inZone(dateOf(day(date)), zone)
    .startOf('day')
    .toISO()
}

/**
 * Instant of a local date and time in a time zone, as ISO 8601 with offset. A time skipped by the spring change moves
 * forward by the skipped amount. For a time that occurs twice in the autumn change, the first counts.
 */
export function instantOfWallTime(date: IsoDate, time: WallTime, zone: string): string {
  if (!wallTimePattern.test(time)) throw new RangeError(`Not a time of day: ${time}`)
  const offset = offsetAllDay(date, zone)
  return offset === null ? soughtInstant(date, time, zone) : `${date}T${time.padEnd(8, ':00')}${offset}`
}

/**
 * Luxon picks one of two possible offsets depending on today's offset, so both are requested, the earlier instant
 * first.
 */
function soughtInstant(date: IsoDate, time: WallTime, zone: string): string {
  const moment = inZone(`${dateOf(day(date))}T${time}`, zone)
  const [first = moment] = moment.getPossibleOffsets()
  return first.toISO({ suppressMilliseconds: true })
}

const knownOffsets = new Map<string, string | null>()
const mostKnown = 10_000

/** Offset of a time zone on a date in ISO 8601 form, or null on days around a clock change. Cached. */
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

/** Whether the clock does not change while the date is current anywhere on earth. */
function isSteady(date: IsoDate, zone: string): boolean {
  const offsets = [-1, 0, 1, 2].map((days) => inZone(day(date).plus({ days }).toJSDate(), zone).offset)
  return offsets.every((offset) => offset === offsets[0])
}

/** Local date and time of an instant in a time zone. */
export function wallTimeOfInstant(instant: Instant, zone: string): { date: IsoDate; time: WallTime } {
  const moment = inZone(instant, zone)
  return { date: dateOf(moment), time: moment.toFormat('HH:mm:ss') }
}

/** Formats an instant as ISO 8601 with the offset of a time zone. */
export function isoInZone(instant: Instant, zone: string): string {
  return inZone(instant, zone).toISO({ suppressMilliseconds: true })
}

/** Weekday of a date, 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return day(date).weekday % 7
}

/** Adds days to a date. A negative count goes back. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return dateOf(day(date).plus({ days: count }))
}

/** Monday of the week of a date. Weeks start on Monday. (DEF-2) */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** Days from one date to another, negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return day(to).diff(day(from), 'days').days
}

/** Business days are Monday to Friday, except holidays. (DEF-4, DEF-133) */
export function isBusinessDay(date: IsoDate, workdays: Workdays = usualWorkdays): boolean {
  return day(date).weekday <= 5 && holidayOn(date, workdays) === null
}

/** Adds business days to a date. A negative count goes back. (DEF-4) */
export function addBusinessDays(date: IsoDate, count: number, workdays: Workdays = usualWorkdays): IsoDate {
  const step = Math.sign(count)
  let reached = dateOf(day(date))
  for (let remaining = Math.abs(count); remaining > 0; ) {
    reached = addDays(reached, step)
    if (isBusinessDay(reached, workdays)) remaining -= 1
  }
  return reached
}

/** Adds months to a date. If the target month lacks the day, its last day is used. (DEF-3) */
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

/** Dates are calculated in UTC, where every day has 24 hours. */
const day = (date: IsoDate): DateTime<true> => valid(DateTime.fromISO(date, { zone: 'utc' }), date).startOf('day')

function valid(moment: DateTime, source: unknown): DateTime<true> {
  if (!moment.isValid) throw new RangeError(`Not a date or time: ${String(source)} (${moment.invalidExplanation})`)
  return moment as DateTime<true>
}

const dateOf = (moment: DateTime<true>): IsoDate => moment.toISODate()
