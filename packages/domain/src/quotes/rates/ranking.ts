import { formatMoney } from '#shared/format.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Values by which rates are compared. */
export type RankedRate = { id: string; price: Cents; days: number; arrival: IsoDate }

export const rateSorts = { price: 'Lowest cost', transit: 'Fewest days', arrival: 'Earliest arrival' } as const
export type RateSort = keyof typeof rateSorts

const compares: Record<RateSort, (a: RankedRate, b: RankedRate) => number> = {
  price: (a, b) => a.price - b.price,
  transit: (a, b) => a.days - b.days,
  arrival: (a, b) => a.arrival.localeCompare(b.arrival),
}

/** Sorts rates. Ties are broken by price, then by arrival, then by a stable order. */
export function sortRates<R extends RankedRate>(rates: readonly R[], sort: RateSort): R[] {
  return [...rates].sort(
    (a, b) => compares[sort](a, b) || compares.price(a, b) || compares.arrival(a, b) || (a.id < b.id ? -1 : 1),
  )
}

/**
 * Cheapest and fastest of several rates. Ties for the fastest go to the cheaper rate. The ids are null for a single
 * rate, which has nothing to compare with.
 */
export type Ranking = {
  lowest: Cents | null
  highest: Cents | null
  cheapestId: string | null
  fastestId: string | null
}

export function rankRates(rates: readonly RankedRate[]): Ranking {
  const byPrice = sortRates(rates, 'price')
  const isComparison = rates.length > 1
  const areAllAsFast = new Set(rates.map(({ arrival }) => arrival)).size < 2
  return {
    lowest: byPrice[0]?.price ?? null,
    highest: byPrice.at(-1)?.price ?? null,
    cheapestId: isComparison ? (byPrice[0]?.id ?? null) : null,
    fastestId: isComparison && !areAllAsFast ? (sortRates(rates, 'arrival')[0]?.id ?? null) : null,
  }
}

/** Difference from the lowest price ("+$31.61"), or a dash for the lowest price itself. */
export const aboveLowest = (price: Cents, lowest: Cents | null): string =>
  lowest === null || price <= lowest ? '–' : `+${formatMoney(price - lowest)}`

/** Length of the price bar in percent of the highest price. */
export const shareOfHighest = (price: Cents, highest: Cents | null): number =>
  highest === null || highest <= 0 ? 0 : Math.round((Math.max(0, price) * 100) / highest)
