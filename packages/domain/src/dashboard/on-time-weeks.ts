import { addDays, weekdayOf } from '#shared/calendar.ts'
import { percentOf } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** DASH-5. */
export const shownWeeks = 12

/** DEF-2: weeks begin with Monday. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** The Mondays of the last weeks, this one last. */
export const lastMondays = (today: IsoDate): IsoDate[] =>
  Array.from({ length: shownWeeks }, (_, index) => addDays(mondayOf(today), 7 * (index + 1 - shownWeeks)))

/** Stops that were reached in a week, and those of them in time. */
export type WeekCounts = { week: IsoDate; reached: number; byLimit: number }

/** How many of a hundred stops were reached by their limit, over some weeks; null where none was reached. */
export function onTimePercent(weeks: readonly WeekCounts[]): number | null {
  const sum = (name: 'reached' | 'byLimit') => weeks.reduce((total, week) => total + week[name], 0)
  return percentOf(sum('byLimit'), sum('reached'))
}
