import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { addBusinessDays, addDays, type IsoDate } from '#shared/calendar.ts'
import { exact, roundHalfUp } from '#shared/units.ts'

/** Miles that one driver covers per day. */
const milesPerDay = 600

const secondsPerDay = 86_400

/** Days that a truckload is on the road, at least 1. (RATE-35, DEF-95) */
export function tlTransitDays(miles: number): number {
  if (!Number.isFinite(miles) || miles < 0) throw new RangeError(`Not a distance: ${miles}`)
  // Thirteen digits remove binary noise, so that legs of exactly 1200 miles do not take a third day.
  return Math.max(1, Math.ceil(exact(miles / milesPerDay, 13)))
}

/** Service days for the transit seconds of all legs, at least 1. A leg with unknown seconds adds none. (RATE-36) */
export function serviceDays(transitSeconds: readonly (number | null | undefined)[]): number {
  const seconds = transitSeconds.reduce<number>((sum, leg) => sum + (leg ?? 0), 0)
  return Math.max(1, roundHalfUp(seconds / secondsPerDay, 2))
}

/**
 * Estimated delivery date of a rate. LTL counts business days of its `maxServiceDays`, a truckload counts calendar
 * days. (RATE-37)
 */
export function estimatedArrival(shipDate: IsoDate, mode: ShippingMode, transitDays: number): IsoDate {
  // Partial days count in full: freight that needs two and a half days arrives on the third.
  const days = Math.ceil(transitDays)
  return isLtlMode(mode) ? addBusinessDays(shipDate, days) : addDays(shipDate, days)
}
