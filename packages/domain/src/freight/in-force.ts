import type { IsoDate } from '#shared/written-date.ts'

/** Of things that each hold from a day on, in the order of those days, the one in force on a day; none before the first. */
export function inForceOn<Dated extends { effective: IsoDate }>(
  list: readonly Dated[],
  day: IsoDate,
): Dated | undefined {
  return list.findLast(({ effective }) => effective <= day)
}
