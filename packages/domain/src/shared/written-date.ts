import { type Instant, momentOf } from '#shared/moments.ts'

export type { Instant }

/** Calendar date without a time, `YYYY-MM-DD`. */
export type IsoDate = string

type Parts = Record<'weekday' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'timeZoneName', string>

/** Formats a date, or the date of an instant in a time zone, as MM/DD/YYYY. */
export function writtenDate(dateOrInstant: IsoDate | Instant, zone: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(dateOrInstant)) ?? []
  if (year) return `${month}/${day}/${year}`
  const parts = partsOf(dateOrInstant, zone)
  return `${parts.month}/${parts.day}/${parts.year}`
}

/** Formats the day of an instant in a time zone as "Tuesday 11/17/2026". */
export function writtenDay(instant: Instant, zone: string): string {
  return `${partsOf(instant, zone).weekday} ${writtenDate(instant, zone)}`
}

/** Formats an instant in a time zone as "01/05/2026 14:30 CST". */
export function writtenDateTime(instant: Instant, zone: string): string {
  const { year, month, day, hour, minute, timeZoneName } = partsOf(instant, zone)
  return `${month}/${day}/${year} ${hour}:${minute} ${zoneAbbreviation(timeZoneName)}`
}

/** Wall clock of a time zone at an instant: weekday name, hour and minute, and the current name of the zone. */
export function wallClock(instant: Instant, zone: string): { weekday: string; time: string; zoneName: string } {
  const { weekday, hour, minute, timeZoneName } = partsOf(instant, zone)
  return { weekday, time: `${hour}:${minute}`, zoneName: zoneAbbreviation(timeZoneName) }
}

/** Abbreviations used in North America for which the browsers' English data only has offsets. */
const abbreviations: Record<string, string> = { 'GMT-3:30': 'NST', 'GMT-2:30': 'NDT', 'GMT-7': 'MST' }

export const zoneAbbreviation = (name: string): string => abbreviations[name] ?? name

/** Caches formatters, because creating one costs more than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(instant: Instant, zone: string): Parts {
  return Object.fromEntries(
    formatIn(zone)
      .formatToParts(momentOf(instant))
      .map(({ type, value }) => [type, value]),
  ) as Parts
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  formats.set(zone, made)
  return made
}
