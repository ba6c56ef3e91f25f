import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatDate, formatDateTime } from '@lanewise/domain/shared/format'

/** A moment in the zone of the user; what happens at a stop shows in the stop's own zone instead. */
export const dateTimeHere = (instant: string) => formatDateTime(instant, zoneHere())

/** The day of a moment in the zone of the user. */
export const dateHere = (instant: string) => formatDate(instant, zoneHere())

/** A moment of today by its time alone, any other with its day. */
export const momentHere = (instant: string, now: Date) =>
  dateHere(instant) === formatDate(now, zoneHere()) ? formatInZone(instant, zoneHere(), 'HH:mm') : dateTimeHere(instant)

/** Today in the zone of the user, `YYYY-MM-DD`. */
export function todayHere(now: Date): string {
  const [month, day, year] = formatDate(now, zoneHere()).split('/')
  return `${year}-${month}-${day}`
}

/** Where the user is, by the clock of the device. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone
