import { addDays } from '#shared/calendar.ts'
import type { DateRange } from '#shared/date-range.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Days before and after today, for a range that moves with the calendar. */
export type DynamicDays = { pastDays: number; futureDays: number }

/** Date range whose start and end may each be open (null). */
export type OpenRange = { [Day in keyof DateRange]: DateRange[Day] | null }

/** A date filter: off, two dates, or days around today. */
export type DateFilter = { type: 'Off' } | ({ type: 'Fixed' } & OpenRange) | ({ type: 'Dynamic' } & DynamicDays)

/** Default date filters of the quote history, restored by Reset: the last 7 days by request date. */
export const openingDateFilters: Readonly<Record<'create' | 'pickup', DateFilter>> = {
  create: { type: 'Dynamic', pastDays: 7, futureDays: 0 },
  pickup: { type: 'Off' },
}

/** Initial range when a dynamic filter is switched on. */
export const freshDynamicRange: DateFilter = { type: 'Dynamic', pastDays: -2, futureDays: 5 }

/** Dates of a dynamic range relative to today. Past days of -2 and 2 both mean two days before. (QHIST-21) */
export const dynamicRange = ({ pastDays, futureDays }: DynamicDays, today: IsoDate): DateRange => ({
  start: addDays(today, -Math.abs(wholeDays(pastDays))),
  end: addDays(today, Math.max(0, wholeDays(futureDays))),
})

/** Dates that a filter includes, relative to today, or null when it includes all dates. */
export function datesOf(filter: DateFilter, today: IsoDate): OpenRange | null {
  if (filter.type === 'Off') return null
  return filter.type === 'Fixed' ? { start: filter.start, end: filter.end } : dynamicRange(filter, today)
}

/** The value is not a number while the user is still typing. */
const wholeDays = (days: number): number => (Number.isFinite(days) ? Math.trunc(days) : 0)
