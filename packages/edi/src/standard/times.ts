import { type Instant, type IsoDate, instantOfWallTime, isoInZone } from '@lanewise/domain/shared/calendar'
import { instantAt, minutesAfter, momentOf } from '@lanewise/domain/shared/moments'
import { wallClock } from '@lanewise/domain/shared/written-date'

/** A date with its local time (HH:mm) and the X12 code of the time zone. */
export type X12Time = { date: IsoDate; time: string | null; timeCode: string | null }

/** Codes with a fixed offset from UTC, in minutes. */
const offsets: Readonly<Record<string, number>> = {
  ...{ UT: 0, GM: 0, ES: -300, ED: -240, CS: -360, CD: -300, MS: -420, MD: -360, PS: -480, PD: -420 },
  ...{ AS: -540, AD: -480, HS: -600, HD: -540, TS: -240, TD: -180, NS: -210, ND: -150 },
  ...hourCodes(),
}

/** Codes that do not say whether daylight saving time applies, each with a place in that zone. */
const places: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  AT: 'America/Anchorage',
  HT: 'Pacific/Honolulu',
  TT: 'America/Halifax',
  NT: 'America/St_Johns',
}

const codeOfName: Readonly<Record<string, string>> = {
  ...{ EST: 'ES', EDT: 'ED', CST: 'CS', CDT: 'CD', MST: 'MS', MDT: 'MD', PST: 'PS', PDT: 'PD' },
  ...{ AKST: 'AS', AKDT: 'AD', HST: 'HS', HDT: 'HD', AST: 'TS', ADT: 'TD', NST: 'NS', NDT: 'ND' },
}

/** Local time of a zone at an instant, with a time code that is unambiguous. */
export function x12Time(instant: Instant, zone: string): X12Time {
  const local = isoInZone(instantAt(momentOf(instant)), zone)
  const [, date = '', time = '', offset = 'Z'] = /^(.{10})T(\d\d:\d\d).*?(Z|[+-]\d\d:\d\d)$/.exec(local) ?? []
  const minutes = offset === 'Z' ? 0 : minutesOf(offset)
  const nameCode = codeOfName[wallClock(instant, zone).zoneName]
  const timeCode = nameCode !== undefined && offsets[nameCode] === minutes ? nameCode : hourCode(minutes)
  return timeCode === undefined ? x12Time(instant, 'UTC') : { date, time, timeCode }
}

/**
 * The UTC instant for a date, time and code; `zone` is the zone of the place and applies when the code says local time.
 */
export function instantOfX12Time({ date, time, timeCode }: X12Time, zone: string | null = null): string | null {
  if (time === null) return null
  const offset = offsets[timeCode ?? '']
  if (offset !== undefined) return instantAt(minutesAfter(momentOf(`${date}T${time}:00Z`), -offset))
  const place = places[timeCode ?? ''] ?? zone
  return place === null ? null : instantAt(momentOf(instantOfWallTime(date, time, place)))
}

/** Parses an X12 date (CCYYMMDD) to YYYY-MM-DD; null for an invalid date. */
export function readDate(text: string): IsoDate | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  if (year === undefined || year === '0000') return null
  const date = `${year}-${month}-${day}`
  const moment = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(moment) && instantAt(moment).startsWith(date) ? date : null
}

/** Parses an X12 time (HHMM, with or without seconds and fractions) to HH:mm; null for an invalid time. */
export function readTime(text: string): string | null {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d\d{0,2})?$/.exec(text) ?? []
  return hour === undefined ? null : `${hour}:${minute}`
}

/** Reads date, time and code from three elements of a segment; without a date the time is ignored. */
export function readX12Time(date: string, time: string, timeCode: string): X12Time | null {
  const day = readDate(date)
  if (day === null) return null
  const clock = readTime(time)
  return { date: day, time: clock, timeCode: clock === null || timeCode === '' ? null : timeCode.toUpperCase() }
}

export const writtenDate8 = (time: X12Time): string => time.date.replaceAll('-', '')
export const writtenTime4 = (time: X12Time): string | null => time.time?.replace(':', '') ?? null

/** Whole-hour offsets have numeric codes: 01 to 12 ahead of UTC, and 13 to 24 for 12 hours to one hour behind it. */
function hourCode(minutes: number): string | undefined {
  if (minutes === 0) return 'UT'
  if (minutes % 60 !== 0 || Math.abs(minutes) > 720) return
  const hours = minutes / 60
  return String(hours > 0 ? hours : hours + 25).padStart(2, '0')
}

function hourCodes(): Record<string, number> {
  const hours = Array.from({ length: 12 }, (_, index) => index + 1)
  return Object.fromEntries(
    [...hours, ...hours.map((hour) => -hour)].map((hour) => [hourCode(hour * 60) ?? '', hour * 60]),
  )
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
