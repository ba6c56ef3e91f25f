import { addDays, mondayOf } from '#shared/calendar.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Range of days, both ends included. */
export type DateRange = { start: IsoDate; end: IsoDate }

export const isWithin = (date: IsoDate, { start, end }: DateRange): boolean => start <= date && date <= end

/** The entry in effect on a day, from a list ordered by effective date; none before the first. */
export function inForceOn<Dated extends { effective: IsoDate }>(
  list: readonly Dated[],
  day: IsoDate,
): Dated | undefined {
  return list.findLast(({ effective }) => effective <= day)
}

export type DayPreset = { label: string; range: DateRange }

/** Ranges that users choose most, for dates that lie ahead or behind. */
export function dayPresets(today: IsoDate, direction: 'ahead' | 'behind'): DayPreset[] {
  const monday = mondayOf(today)
  return [
    { label: 'Today', range: { start: today, end: today } },
    { label: 'This week', range: { start: monday, end: addDays(monday, 6) } },
    direction === 'ahead'
      ? { label: 'Next 7 days', range: { start: today, end: addDays(today, 7) } }
      : { label: 'Last 7 days', range: { start: addDays(today, -7), end: today } },
  ]
}
