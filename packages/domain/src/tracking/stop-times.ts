import type { Instant } from '#shared/moments.ts'

/** When a stop is to be served, and when the truck came and left. */
export type StopTimes = {
  appointmentDateTime: Instant | null
  earlyDateTime: Instant | null
  lateDateTime: Instant | null
  arrivedDateTime: Instant | null
  departedDateTime: Instant | null
}

type Visit = Pick<StopTimes, 'arrivedDateTime' | 'departedDateTime'>

/**
 * The place in the list of the stop that the truck drives to or stands at; the number of stops once it has left the last.
 * Stops before one that was reached are behind the truck, also those of which nobody told an arrival or departure.
 */
export function currentStop(stops: readonly Visit[]): number {
  const last = stops.findLastIndex(({ arrivedDateTime, departedDateTime }) => arrivedDateTime ?? departedDateTime)
  return stops[last]?.departedDateTime ? last + 1 : Math.max(0, last)
}
