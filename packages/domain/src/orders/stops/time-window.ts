import { type Instant, wallClock, writtenDate } from '#shared/written-date.ts'

export type TimeWindow = { early: Instant; late: Instant; zone: string }

/** Date and times of a window in the zone of the place: "11/17/2026" and "08:00–12:00 CST". */
export function windowParts({ early, late, zone }: TimeWindow): { date: string; times: string } {
  const [from, to] = [wallClock(early, zone), wallClock(late, zone)]
  const [date, end] = [writtenDate(early, zone), writtenDate(late, zone)]
  return { date, times: `${from.time}–${date === end ? '' : `${end} `}${to.time} ${to.zoneName}` }
}

/** A time window on one line: "11/17/2026 08:00–12:00 CST". */
export function windowText(window: TimeWindow): string {
  const { date, times } = windowParts(window)
  return `${date} ${times}`
}

/**
 * Formats seconds as days, hours, and minutes, e.g. "1 d 4 h 10 min"; unknown durations as "N/A". (STOPVIEW-10,
 * STOPVIEW-19)
 */
export function durationText(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return 'N/A'
  const minutes = Math.round(seconds / 60)
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const
  const units = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return units.join(' ') || '0 min'
}

/** Minutes as hours and minutes, e.g. "36 h", "1 h 50 min", "20 min". Part of a minute counts as a whole one. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.ceil(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
