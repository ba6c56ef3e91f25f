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
