import { type DateRange, isWithin } from '#shared/date-range.ts'
import { exact, roundHalfUp } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Number of a lane's shipments first picked up on a day. */
export type DayCount = { date: IsoDate; count: number }

/** Number of a lane's shipments picked up in a month; January is 1. */
export type MonthCount = { year: number; month: number; count: number }

/** Months counted from year 0, so that they can be added and compared. */
type Place = number

/**
 * Shipments count from status Booked on; before that, or once voided, they may never move. Queries for day counts must
 * filter by this status.
 */
export const leastStatusInVolume = 3

/** Limits for how far this year's trend may move a projection away from last year's shipments. */
const trendLimits = { least: 0.5, most: 2 }

/** From January 1 to today. */
export const yearToDate = (today: IsoDate): DateRange => ({ start: `${today.slice(0, 4)}-01-01`, end: today })

/** Months of day counts to load: the full months before the current one that a projection needs. (DEF-90) */
export const historyMonths = 15

/** Shipments in status Booked or later that were first picked up between January 1 and today. (DEF-90) */
export const ytdShipmentCount = (days: readonly DayCount[], today: IsoDate): number =>
  days.filter(({ date }) => isWithin(date, yearToDate(today))).reduce((sum, { count }) => sum + count, 0)

/** Shipment counts by month of first pickup, earliest first; months without shipments are left out. */
export function volumeHistory(days: readonly DayCount[]): MonthCount[] {
  const counts = new Map<Place, number>()
  for (const { date, count } of days) {
    const place = placeOf(monthOf(date))
    counts.set(place, (counts.get(place) ?? 0) + count)
  }
  return [...counts].sort(([one], [other]) => one - other).map(([place, count]) => ({ ...monthAt(place), count }))
}

/** Counts of the last 12 months, ending with the current one; months without shipments count 0. (DEF-90) */
export function monthlyCounts(history: readonly MonthCount[], today: IsoDate): MonthCount[] {
  const thisMonth = placeOf(monthOf(today))
  const countAt = countsOf(history)
  return places(thisMonth - 11, 12).map((place) => ({ ...monthAt(place), count: countAt(place) }))
}

/** Whether there is any shipment in these months; if not, the chart says "No Shipment History". (DEF-90) */
export const hasShipmentHistory = (counts: readonly MonthCount[]): boolean => counts.some(({ count }) => count > 0)

/**
 * Projected volume of the next 12 months: the same month a year earlier times the trend. With less than 12 full months
 * of history, their average; without a full month, nothing. The history must reach back `historyMonths`. (DEF-90)
 */
export function projectedMonthlyVolume(history: readonly MonthCount[], today: IsoDate): MonthCount[] {
  const thisMonth = placeOf(monthOf(today))
  const countAt = countsOf(history)
  const began = Math.min(...history.filter(({ count }) => count > 0).map(placeOf))
  const fullMonths = thisMonth - began
  if (!(fullMonths > 0 && Number.isFinite(fullMonths))) return []
  const next = places(thisMonth + 1, 12)
  if (fullMonths < 12) {
    const mean = roundHalfUp(sumAt(countAt, began, fullMonths) / fullMonths)
    return next.map((place) => ({ ...monthAt(place), count: mean }))
  }
  const trend = trendOf(countAt, thisMonth, began)
  return next.map((place) => ({ ...monthAt(place), count: roundHalfUp(exact(countAt(place - 12) * trend, 13)) }))
}

/** Last 3 full months divided by the same 3 months a year earlier; months before the lane began give no trend. */
function trendOf(countAt: (place: Place) => number, thisMonth: Place, began: Place): number {
  const lately = sumAt(countAt, thisMonth - 3, 3)
  const yearEarlier = sumAt(countAt, thisMonth - 15, 3)
  if (thisMonth - 15 < began || lately === yearEarlier) return 1
  return Math.min(trendLimits.most, Math.max(trendLimits.least, lately / yearEarlier))
}

const sumAt = (countAt: (place: Place) => number, first: Place, length: number): number =>
  places(first, length).reduce((sum, place) => sum + countAt(place), 0)

function countsOf(history: readonly MonthCount[]): (place: Place) => number {
  const counts = new Map(history.map((month) => [placeOf(month), month.count]))
  return (place) => counts.get(place) ?? 0
}

const places = (first: Place, length: number): Place[] => Array.from({ length }, (_unused, index) => first + index)

const monthOf = (date: IsoDate) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) })

const placeOf = ({ year, month }: { year: number; month: number }): Place => year * 12 + month - 1

const monthAt = (place: Place) => ({ year: Math.floor(place / 12), month: (place % 12) + 1 })
