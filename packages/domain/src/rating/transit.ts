import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { addBusinessDays, addDays, type IsoDate } from '#shared/calendar.ts'
import { formatNumber } from '#shared/format.ts'
import type { Workdays } from '#shared/holidays.ts'
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

/** Days that a rate takes, as its source names them. */
export type TransitDays = { min: number; max: number }

/** The transit that every screen shows: the rate's own days, otherwise by the miles. Null when neither is known. (DEF-134) */
export function shownTransit(own: TransitDays | null, miles: number | null): TransitDays | null {
  if (own || miles === null) return own
  const days = tlTransitDays(miles)
  return { min: days, max: days }
}

/** "1 day", "7-8 days". A text from a rate stays as it is. */
export const transitDaysText = (days: string): string => `${days} ${days === '1' ? 'day' : 'days'}`

/** Miles beside a transit, with a decimal where a whole number would contradict the days: "600.1 mi" takes two. */
export const milesBesideTransit = (miles: number): string =>
  `${formatNumber(miles, tlTransitDays(miles) === tlTransitDays(Math.round(miles)) ? 0 : 1)} mi`

/** Service days for the transit seconds of all legs, at least 1. A leg with unknown seconds adds none. (RATE-36) */
export function serviceDays(transitSeconds: readonly (number | null | undefined)[]): number {
  const seconds = transitSeconds.reduce<number>((sum, leg) => sum + (leg ?? 0), 0)
  return Math.max(1, roundHalfUp(seconds / secondsPerDay, 2))
}

/**
 * Estimated delivery date of a rate. LTL counts business days of its `maxServiceDays`, a truckload counts calendar
 * days. (RATE-37)
 */
export function estimatedArrival(
  shipDate: IsoDate,
  mode: ShippingMode,
  transitDays: number,
  workdays?: Workdays,
): IsoDate {
  // Partial days count in full: freight that needs two and a half days arrives on the third.
  const days = Math.ceil(transitDays)
  return isLtlMode(mode) ? addBusinessDays(shipDate, days, workdays) : addDays(shipDate, days)
}
