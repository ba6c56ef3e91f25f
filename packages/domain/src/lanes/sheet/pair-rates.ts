import type { RateDates } from '#lanes/lane-rate.ts'
import type { IsoDate } from '#shared/written-date.ts'

export const overlaps = (a: RateDates, b: RateDates): boolean =>
  a.effectiveDate <= b.expirationDate && b.effectiveDate <= a.expirationDate

/**
 * Pairs each rate of the sheet with one of the carrier's current rates on the lane: the one that begins on the same
 * day, else the latest that begins earlier and has not expired, else one that it overlaps. Each current rate is paired
 * once.
 */
export function pairRates<S extends RateDates, C extends RateDates>(
  sheet: readonly S[],
  current: readonly C[],
  today: IsoDate,
): Map<S, C> {
  const pairs = new Map<S, C>()
  const remaining = new Set([...current].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1)))
  const take = (find: (rate: S) => C | undefined) => {
    for (const rate of [...sheet].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1))) {
      const match = pairs.has(rate) ? undefined : find(rate)
      if (!match) continue
      pairs.set(rate, match)
      remaining.delete(match)
    }
  }
  take((rate) => [...remaining].find(({ effectiveDate }) => effectiveDate === rate.effectiveDate))
  take((rate) =>
    [...remaining].findLast(
      (one) => one.effectiveDate < rate.effectiveDate && (one.expirationDate >= today || overlaps(one, rate)),
    ),
  )
  take((rate) => [...remaining].find((one) => overlaps(one, rate)))
  return pairs
}
