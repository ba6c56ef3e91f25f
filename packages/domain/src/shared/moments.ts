/** A moment in time: ISO 8601 text with offset, or a Date. */
export type Instant = string | Date

const minute = 60_000

/** Milliseconds since 1970: elapsed time is counted in them, because no change of the clocks touches them. */
export function momentOf(instant: Instant): number {
  const moment = typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
  if (Number.isNaN(moment)) throw new RangeError(`Not a date or time: ${String(instant)}`)
  return moment
}

/** A moment as ISO 8601 text in UTC. */
export const instantAt = (moment: number): string => new Date(moment).toISOString()

/** The moment a number of minutes later (earlier when negative). */
export const minutesAfter = (moment: number, minutes: number): number => moment + minutes * minute

/** Minutes from one moment to another, negative when the second comes first. */
export const minutesBetween = (from: number, to: number): number => (to - from) / minute
