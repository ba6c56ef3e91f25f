import { freshClocks } from '@lanewise/domain/tracking/hours-of-service'
import { pointOnRoute, type RouteLeg } from '@lanewise/domain/tracking/remaining-miles'
import { driveFor } from '#simulator/drive.ts'

export type Journey = {
  leg: RouteLeg
  legMiles: number
  milesPerHour: number
  isTeam: boolean
  departedAt: Date
  /** Planned arrival at the next stop. */
  dueAt: Date
}
export type Seen = { at: Date; latitude: number; longitude: number }

const minute = 60_000
const everyMinutes = 30
/** Age of the last position in minutes. */
const lastMinutes = 2
/** A truck without an arrival event stays at least this many miles away. */
const nearestMiles = 12

/**
 * Positions of a truck since it left a stop, including the driver's breaks. A truck with time to spare departs so that
 * it arrives when it is due.
 */
export function trailOf({ leg, legMiles, milesPerHour, isTeam, departedAt, dueAt }: Journey, now: Date): Seen[] {
  const drive = { milesLeft: legMiles, milesPerHour, clocks: freshClocks, isTeam }
  const needed = driveFor(Number.POSITIVE_INFINITY, drive).at * minute
  const last = now.getTime() - lastMinutes * minute
  const start = Math.max(departedAt.getTime(), Math.min(last, dueAt.getTime() - needed))
  const seenAt = (at: number): Seen => {
    const { milesToGo } = driveFor(Math.max(0, at - start) / minute, drive)
    return { at: new Date(at), ...pointOnRoute(Math.max(milesToGo, Math.min(nearestMiles, legMiles)), leg) }
  }
  const count = Math.max(0, Math.ceil((last - start) / (everyMinutes * minute)))
  return [...Array.from({ length: count }, (_, index) => seenAt(start + index * everyMinutes * minute)), seenAt(last)]
}
