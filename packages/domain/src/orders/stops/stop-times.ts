import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { completeWeek, type DockDay, settledDay, unknownHours } from '#locations/dock-hours.ts'
import { addBusinessDays, type IsoDate, type WallTime, weekdayOf } from '#shared/calendar.ts'

/** Business days that LTL freight is given to the second stop while no rate says how long it takes. */
const usualBusinessDays = 2

/** STOP-16: the date that the second stop gets when a pickup date is picked at the first; null leaves it as it is. */
export function secondStopDate(
  pickupDate: IsoDate,
  { shippingMode, hasQuote }: { shippingMode: ShippingMode; hasQuote: boolean },
): IsoDate | null {
  return isLtlMode(shippingMode) && !hasQuote ? addBusinessDays(pickupDate, usualBusinessDays) : null
}

/** The hours of a dock on a date of its place: open hours that somebody stated, closed, or nobody knows. */
export function dockDayOn(week: readonly DockDay[], date: IsoDate): DockDay | undefined {
  return completeWeek(week).map(settledDay)[weekdayOf(date)]
}

/**
 * STOP-18, STOP-19: the times that a picked date sets: opening and closing of the dock on that weekday, or nearly the
 * whole day when none are known. A closed day has no opening, so it counts as unknown here; that it is closed is
 * a warning, not a time.
 */
export function timesOfPickedDate(
  week: readonly DockDay[],
  date: IsoDate,
): { earlyTime: WallTime; lateTime: WallTime } {
  const { startTime, endTime } = dockDayOn(week, date) ?? unknownHours
  return { earlyTime: startTime, lateTime: endTime }
}
