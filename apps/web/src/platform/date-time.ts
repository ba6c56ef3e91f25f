import { formatDate, formatDateTime } from '@lanewise/domain/shared/format'
import { wallClock } from '@lanewise/domain/shared/written-date'

/** Date and time in the user's time zone. Events at a stop are shown in the stop's own zone instead. */
export const dateTimeHere = (instant: string) => formatDateTime(instant, zoneHere())

/** Date in the user's time zone. */
export const dateHere = (instant: string) => formatDate(instant, zoneHere())

/** Only the time for a moment today, date and time for any other. */
export const momentHere = (instant: string, now: Date) =>
  dateHere(instant) === formatDate(now, zoneHere()) ? wallClock(instant, zoneHere()).time : dateTimeHere(instant)

/** Today's date in the user's time zone, as `YYYY-MM-DD`. */
export function todayHere(now: Date): string {
  const [month, day, year] = formatDate(now, zoneHere()).split('/')
  return `${year}-${month}-${day}`
}

/** The user's time zone, taken from the device. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone
