import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { completeWeek, type DockDay, settledDay, unknownHours } from '#locations/dock-hours.ts'
import { addBusinessDays, type IsoDate, type WallTime, weekdayOf } from '#shared/calendar.ts'
import type { Workdays } from '#shared/holidays.ts'

/** Default transit time of LTL freight to the second stop in business days, while no rate says otherwise. */
const usualBusinessDays = 2

/** Date of the second stop after a pickup date is picked at the first; null leaves it unchanged. (STOP-16) */
export function secondStopDate(
  pickupDate: IsoDate,
  { shippingMode, hasQuote, workdays }: { shippingMode: ShippingMode; hasQuote: boolean; workdays?: Workdays },
): IsoDate | null {
  return isLtlMode(shippingMode) && !hasQuote ? addBusinessDays(pickupDate, usualBusinessDays, workdays) : null
}

/** Hours of a dock on a local date: entered hours, closed, or unknown. */
export function dockDayOn(week: readonly DockDay[], date: IsoDate): DockDay | undefined {
  return completeWeek(week).map(settledDay)[weekdayOf(date)]
}

/**
 * Times set by picking a date: opening and closing time of the dock on that weekday, or almost the whole day if the
 * hours are unknown. A closed day has no opening time, so it counts as unknown; a warning reports that the dock is
 * closed. (STOP-18, STOP-19)
 */
export function timesOfPickedDate(
  week: readonly DockDay[],
  date: IsoDate,
): { earlyTime: WallTime; lateTime: WallTime } {
  const { startTime, endTime } = dockDayOn(week, date) ?? unknownHours
  return { earlyTime: startTime, lateTime: endTime }
}
