import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { addBusinessDays, addDays, type IsoDate } from '#shared/calendar.ts'
import { exact, roundHalfUp } from '#shared/units.ts'

/** Miles that one driver covers in a day. */
const milesPerDay = 600

const secondsPerDay = 86_400

/** RATE-35, DEF-95: days that a truckload is on the road, at least 1. */
export function tlTransitDays(miles: number): number {
  if (!Number.isFinite(miles) || miles < 0) throw new RangeError(`Not a distance: ${miles}`)
  // Thirteen digits: legs that add up to exactly 1200 miles must not take a third day.
  return Math.max(1, Math.ceil(exact(miles / milesPerDay, 13)))
}

/** RATE-36: service days of the transit seconds of all legs, at least 1; a leg whose seconds nobody knows adds none. */
export function serviceDays(transitSeconds: readonly (number | null | undefined)[]): number {
  const seconds = transitSeconds.reduce<number>((sum, leg) => sum + (leg ?? 0), 0)
  return Math.max(1, roundHalfUp(seconds / secondsPerDay, 2))
}

/** RATE-37: the day a rate delivers; LTL counts business days of its `maxServiceDays`, a truckload those of the calendar. */
export function estimatedArrival(shipDate: IsoDate, mode: ShippingMode, transitDays: number): IsoDate {
  // A day begun is a day: freight that needs two and a half days is there on the third.
  const days = Math.ceil(transitDays)
  return isLtlMode(mode) ? addBusinessDays(shipDate, days) : addDays(shipDate, days)
}
