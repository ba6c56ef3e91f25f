/** Minutes from a failure to the next attempt. After the last of them, attempts are hourly. */
const pauses = [1, 5, 15, 60] as const
const hourly = 60
/** Attempts end after this many minutes. */
const longestMinutes = 24 * 60

/** Minutes until the next attempt after a number of failed ones, or null once a day has passed since the first. */
export function minutesToNextAttempt(failures: number, minutesSinceFirst: number): number | null {
  const pause = pauses[failures - 1] ?? hourly
  return minutesSinceFirst + pause <= longestMinutes ? pause : null
}
