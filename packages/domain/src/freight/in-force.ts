import type { IsoDate } from '#shared/written-date.ts'

/** The entry in effect on a day, from a list ordered by effective date; none before the first. */
export function inForceOn<Dated extends { effective: IsoDate }>(
  list: readonly Dated[],
  day: IsoDate,
): Dated | undefined {
  return list.findLast(({ effective }) => effective <= day)
}
