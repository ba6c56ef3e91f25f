import { formatMoney } from '#shared/format.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Values by which rates are compared. */
export type RankedRate = {
  id: string
  price: Cents
  days: number
  arrival: IsoDate
  /** Requested services that the price does not include. */
  missing?: readonly string[]
}

export const rateSorts = { price: 'Lowest cost', transit: 'Fewest days', arrival: 'Earliest arrival' } as const
export type RateSort = keyof typeof rateSorts

const compares: Record<RateSort, (a: RankedRate, b: RankedRate) => number> = {
  price: (a, b) => missingOf(a).length - missingOf(b).length || a.price - b.price,
  transit: (a, b) => a.days - b.days,
  arrival: (a, b) => a.arrival.localeCompare(b.arrival),
}

const missingOf = ({ missing = [] }: RankedRate) => missing

/** Rates whose prices are compared: all lack the same services, and no other rate lacks fewer. (DEF-130) */
export function comparableRates<R extends RankedRate>(rates: readonly R[]): R[] {
  const [first] = sortRates(rates, 'price')
  return first ? rates.filter((rate) => isAlike(rate, first)) : []
}

const isAlike = (a: RankedRate, b: RankedRate) => [...missingOf(a)].sort().join() === [...missingOf(b)].sort().join()

/** Which rates the lowest cost is the lowest of. Null when all rates include the same services. */
export function comparedText(rates: readonly RankedRate[]): string | null {
  const same = comparableRates(rates)
  const [first] = same
  if (!first || same.length === rates.length) return null
  const missing = missingOf(first)
  const which = missing.length === 0 ? 'that include all requested services' : `without ${missing.join(', ')}`
  return `Cost compared among rates ${which}: ${same.length} of ${rates.length}`
}

/** Sorts rates. By price, rates that lack fewer services come first. Ties are broken by price, then by arrival, then by a stable order. */
export function sortRates<R extends RankedRate>(rates: readonly R[], sort: RateSort): R[] {
  return [...rates].sort(
    (a, b) => compares[sort](a, b) || compares.price(a, b) || compares.arrival(a, b) || (a.id < b.id ? -1 : 1),
  )
}

/**
 * Cheapest and fastest of several rates. Prices are compared only between rates that include the same services. Ties for
 * the fastest go to the cheaper rate. The ids are null for a single rate, which has nothing to compare with.
 */
export type Ranking = {
  lowest: Cents | null
  cheapestId: string | null
  fastestId: string | null
  /** Rates that lack other services, so that their prices are not compared. */
  otherIds: readonly string[]
}

export function rankRates(rates: readonly RankedRate[]): Ranking {
  const same = comparableRates(rates)
  const byPrice = sortRates(same, 'price')
  const areAllAsFast = new Set(rates.map(({ arrival }) => arrival)).size < 2
  return {
    lowest: byPrice[0]?.price ?? null,
    cheapestId: same.length > 1 ? (byPrice[0]?.id ?? null) : null,
    fastestId: rates.length > 1 && !areAllAsFast ? (sortRates(rates, 'arrival')[0]?.id ?? null) : null,
    otherIds: rates.filter((rate) => !same.includes(rate)).map(({ id }) => id),
  }
}

/** Difference from the lowest price ("+$31.61"), or a dash for the lowest price itself. */
export function aboveLowest({ id, price }: Pick<RankedRate, 'id' | 'price'>, { lowest, otherIds }: Ranking): string {
  if (otherIds.includes(id)) return 'Not comparable'
  return lowest === null || price <= lowest ? '–' : `+${formatMoney(price - lowest)}`
}
