import type { RateDates } from '#lanes/lane-rate.ts'
import type { IsoDate } from '#shared/written-date.ts'

export const overlaps = (a: RateDates, b: RateDates): boolean =>
  a.effectiveDate <= b.expirationDate && b.effectiveDate <= a.expirationDate

/**
 * Which of the rates that a carrier has on a lane each rate of the sheet stands for: the one that begins on the same day,
 * else the latest that begins earlier and has not expired, else one that it overlaps. Each is taken once.
 */
export function pairRates<S extends RateDates, C extends RateDates>(
  sheet: readonly S[],
  current: readonly C[],
  today: IsoDate,
): Map<S, C> {
  const pairs = new Map<S, C>()
  const left = new Set([...current].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1)))
  const take = (find: (rate: S) => C | undefined) => {
    for (const rate of [...sheet].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1))) {
      const found = pairs.has(rate) ? undefined : find(rate)
      if (!found) continue
      pairs.set(rate, found)
      left.delete(found)
    }
  }
  take((rate) => [...left].find(({ effectiveDate }) => effectiveDate === rate.effectiveDate))
  take((rate) =>
    [...left].findLast(
      (one) => one.effectiveDate < rate.effectiveDate && (one.expirationDate >= today || overlaps(one, rate)),
    ),
  )
  take((rate) => [...left].find((one) => overlaps(one, rate)))
  return pairs
}
