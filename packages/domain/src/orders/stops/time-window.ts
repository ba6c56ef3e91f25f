import { type Instant, wallClock, writtenDate } from '#shared/written-date.ts'

/** From when to when something may happen at a place. */
export type TimeWindow = { early: Instant; late: Instant; zone: string }

/** The day of a window and its times in the zone of the place: "11/17/2026" and "08:00–12:00 CST". */
export function windowInWords({ early, late, zone }: TimeWindow): { date: string; times: string } {
  const [from, to] = [wallClock(early, zone), wallClock(late, zone)]
  const [date, end] = [writtenDate(early, zone), writtenDate(late, zone)]
  return { date, times: `${from.time}–${date === end ? '' : `${end} `}${to.time} ${to.zoneName}` }
}

/** The same in a line: "11/17/2026 08:00–12:00 CST". */
export function windowText(window: TimeWindow): string {
  const { date, times } = windowInWords(window)
  return `${date} ${times}`
}

/** Seconds as days, hours and minutes, "1 d 4 h 10 min"; unknown ones as "N/A" (STOPVIEW-10, STOPVIEW-19). */
export function durationText(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return 'N/A'
  const minutes = Math.round(seconds / 60)
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return said.join(' ') || '0 min'
}
