import { addDays, mondayOf } from '#shared/calendar.ts'
import { percentOf } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

export const shownWeeks = 12

/** Mondays of the last weeks, ending with the current week. */
export const lastMondays = (today: IsoDate): IsoDate[] =>
  Array.from({ length: shownWeeks }, (_, index) => addDays(mondayOf(today), 7 * (index + 1 - shownWeeks)))

/** Number of stops reached in a week, and number of those reached by their limit. */
export type WeekCounts = { week: IsoDate; reached: number; byLimit: number }

/** Percentage of stops reached by their limit, over several weeks; null if no stop was reached. */
export function onTimePercent(weeks: readonly WeekCounts[]): number | null {
  const sum = (name: 'reached' | 'byLimit') => weeks.reduce((total, week) => total + week[name], 0)
  return percentOf(sum('byLimit'), sum('reached'))
}
