import { exact } from '#shared/units.ts'

/** Miles that one driver covers in a day. */
const milesPerDay = 600

/** RATE-35, DEF-95: days that a truckload is on the road, at least 1. */
export function tlTransitDays(miles: number): number {
  if (!Number.isFinite(miles) || miles < 0) throw new RangeError(`Not a distance: ${miles}`)
  // Thirteen digits: legs that add up to exactly 1200 miles must not take a third day.
  return Math.max(1, Math.ceil(exact(miles / milesPerDay, 13)))
}
