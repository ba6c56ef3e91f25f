import type { Instant } from '#shared/moments.ts'

/** Planned times of a stop, and the actual arrival and departure. */
export type StopTimes = {
  appointmentDateTime: Instant | null
  earlyDateTime: Instant | null
  lateDateTime: Instant | null
  arrivedDateTime: Instant | null
  departedDateTime: Instant | null
}

type Visit = Pick<StopTimes, 'arrivedDateTime' | 'departedDateTime'>

/**
 * Index of the stop that the truck drives to or stands at, or the number of stops once it has left the last one. Stops
 * before a reached stop count as passed, even without a reported arrival or departure.
 */
export function currentStop(stops: readonly Visit[]): number {
  const last = stops.findLastIndex(({ arrivedDateTime, departedDateTime }) => arrivedDateTime ?? departedDateTime)
  return stops[last]?.departedDateTime ? last + 1 : Math.max(0, last)
}
