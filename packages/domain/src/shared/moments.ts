/** Point in time: ISO 8601 text with offset, or a Date. */
export type Instant = string | Date

const minute = 60_000

/** Milliseconds since 1970. Elapsed time is counted in them because clock changes do not affect them. */
export function momentOf(instant: Instant): number {
  const moment = typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
  if (Number.isNaN(moment)) throw new RangeError(`Not a date or time: ${String(instant)}`)
  return moment
}

/** Converts milliseconds to ISO 8601 text in UTC. */
export const instantAt = (moment: number): string => new Date(moment).toISOString()

/** Adds minutes to a moment. A negative number goes back. */
export const minutesAfter = (moment: number, minutes: number): number => moment + minutes * minute

/** Minutes from one moment to another, negative when the second is earlier. */
export const minutesBetween = (from: number, to: number): number => (to - from) / minute
