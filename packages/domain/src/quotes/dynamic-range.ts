import { addDays } from '#shared/calendar.ts'
import type { DateRange } from '#shared/date-range.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Days before and after today; a range that moves with the calendar. */
export type DynamicDays = { pastDays: number; futureDays: number }

/** Days from a first to a last one, each of which may be left open. */
export type OpenRange = { [Day in keyof DateRange]: DateRange[Day] | null }

/** A date filter: off, two dates, or days around today. */
export type DateFilter = { type: 'Off' } | ({ type: 'Fixed' } & OpenRange) | ({ type: 'Dynamic' } & DynamicDays)

/** How the list of history quotes opens, and what Reset goes back to: by request date, the last 7 days. */
export const openingDateFilters: Readonly<Record<'create' | 'pickup', DateFilter>> = {
  create: { type: 'Dynamic', pastDays: 7, futureDays: 0 },
  pickup: { type: 'Off' },
}

/** Where a dynamic range starts when it is switched on afresh. */
export const freshDynamicRange: DateFilter = { type: 'Dynamic', pastDays: -2, futureDays: 5 }

/** QHIST-21: the dates of a dynamic range on a day; -2 and 2 past days both mean two days before. */
export const dynamicRange = ({ pastDays, futureDays }: DynamicDays, today: IsoDate): DateRange => ({
  start: addDays(today, -Math.abs(wholeDays(pastDays))),
  end: addDays(today, Math.max(0, wholeDays(futureDays))),
})

/** The dates that a filter lets through on a day; null when it lets through all. */
export function datesOf(filter: DateFilter, today: IsoDate): OpenRange | null {
  if (filter.type === 'Off') return null
  return filter.type === 'Fixed' ? { start: filter.start, end: filter.end } : dynamicRange(filter, today)
}

/** A number that is being typed may be none yet. */
const wholeDays = (days: number): number => (Number.isFinite(days) ? Math.trunc(days) : 0)
