import { daysBetween } from '#shared/calendar.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Days by which a rate arrives after the last day of the delivery window, 0 when it arrives in time. */
export const daysLate = (arrival: IsoDate, dueDate: IsoDate | null): number =>
  dueDate === null ? 0 : Math.max(0, daysBetween(dueDate, arrival))

/** "2 days late". Null for a rate that arrives in time, or without a window. */
export function lateText(arrival: IsoDate, dueDate: IsoDate | null): string | null {
  const days = daysLate(arrival, dueDate)
  return days === 0 ? null : `${days} ${days === 1 ? 'day' : 'days'} late`
}
