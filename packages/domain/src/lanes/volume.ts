import { type DateRange, isWithin } from '#shared/date-range.ts'
import { exact, roundHalfUp } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** How many shipments of a lane were first picked up on a day. */
export type DayCount = { date: IsoDate; count: number }

/** How many shipments of a lane were picked up in a month; January is 1. */
export type MonthCount = { year: number; month: number; count: number }

/** Months counted from year 0 on, so that they can be added and compared. */
type Place = number

/** From booked on a shipment counts; before that, or voided, it may never move. Whoever counts the days asks for these. */
export const leastCountedStatus = 3

/** How far the shipments of this year may lead a projection away from those of the last. */
const trendLimits = { least: 0.5, most: 2 }

/** The days of a year from its first to today. */
export const yearToDate = (today: IsoDate): DateRange => ({ start: `${today.slice(0, 4)}-01-01`, end: today })

/** DEF-90: so far back the days are counted: the full months of a projection before the one of today. */
export const historyMonths = 15

/** DEF-90: shipments booked or later that were first picked up from 1 January to today. */
export const ytdShipmentCount = (days: readonly DayCount[], today: IsoDate): number =>
  days.filter(({ date }) => isWithin(date, yearToDate(today))).reduce((sum, { count }) => sum + count, 0)

/** The months in which shipments were first picked up, the earliest first; months without any are left out. */
export function volumeHistory(days: readonly DayCount[]): MonthCount[] {
  const counts = new Map<Place, number>()
  for (const { date, count } of days) {
    const place = placeOf(monthOf(date))
    counts.set(place, (counts.get(place) ?? 0) + count)
  }
  return [...counts].sort(([one], [other]) => one - other).map(([place, count]) => ({ ...monthAt(place), count }))
}

/** DEF-90: the last 12 months, the one of today included and last, zeros too. */
export function monthlyCounts(history: readonly MonthCount[], today: IsoDate): MonthCount[] {
  const thisMonth = placeOf(monthOf(today))
  const countAt = countsOf(history)
  return places(thisMonth - 11, 12).map((place) => ({ ...monthAt(place), count: countAt(place) }))
}

/** DEF-90: whether the months hold a shipment at all; without one a chart says "No Shipment History". */
export const hasShipmentHistory = (counts: readonly MonthCount[]): boolean => counts.some(({ count }) => count > 0)

/**
 * DEF-90: what the next 12 months are likely to bring: each the same month a year earlier times the trend; on under 12
 * full months of history their mean; without a full month nothing. The history has to reach back `historyMonths`.
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

/** The last 3 full months by the same 3 a year earlier; no trend can be told from months before the lane began. */
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
