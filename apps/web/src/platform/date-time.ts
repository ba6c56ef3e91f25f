import { durationText, hoursAndMinutes } from '@lanewise/domain/orders/stops/time-window'
import { formatDate, formatDateTime } from '@lanewise/domain/shared/format'
import { wallClock } from '@lanewise/domain/shared/written-date'

/** Date and time in the user's time zone. Events at a stop are shown in the stop's own zone instead. */
export const dateTimeHere = (instant: string) => formatDateTime(instant, zoneHere())

/** Date in the user's time zone. */
export const dateHere = (instant: string) => formatDate(instant, zoneHere())

/** Only the time for a moment today, date and time for any other. */
export const momentHere = (instant: string, now: Date) =>
  dateHere(instant) === formatDate(now, zoneHere()) ? wallClock(instant, zoneHere()).time : dateTimeHere(instant)

/** Time since a moment: "2 min ago", "1 h 10 min ago", "3 d 2 h ago". */
export function agoText(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 2880) return `${hoursAndMinutes(minutes)} ago`
  return `${durationText(Math.floor(minutes / 60) * 3600)} ago`
}

/** Time with its zone on the same day, date and time for any other day: "06:47 CST", "11/17/2026 06:47 CST". */
export function timeOnDay(instant: string, zone: string, day: Date): string {
  if (formatDate(instant, zone) !== formatDate(day, zone)) return formatDateTime(instant, zone)
  const { time, zoneName } = wallClock(instant, zone)
  return `${time} ${zoneName}`
}

/** Today's date in the user's time zone, as `YYYY-MM-DD`. */
export function todayHere(now: Date): string {
  const [month, day, year] = formatDate(now, zoneHere()).split('/')
  return `${year}-${month}-${day}`
}

/** The user's time zone, taken from the device. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone
