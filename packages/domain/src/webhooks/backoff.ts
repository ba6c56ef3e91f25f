/** Minutes after a failure until the next attempt, and after the last of them hourly. */
const pauses = [1, 5, 15, 60] as const
const hourly = 60
/** Nobody tries for longer. */
const longestMinutes = 24 * 60

/** Minutes until the next attempt after so many failed ones; null once a day has passed since the first. */
export function minutesToNextAttempt(failures: number, minutesSinceFirst: number): number | null {
  const pause = pauses[failures - 1] ?? hourly
  return minutesSinceFirst + pause <= longestMinutes ? pause : null
}
