import type { RankedRate } from '#quotes/rates/ranking.ts'
import { daysBetween } from '#shared/calendar.ts'
import { formatMoney } from '#shared/format.ts'
import { type Cents, cents, sumCents } from '#shared/units.ts'

/** Maximum number of rates compared side by side. */
export const mostCompared = 4

/** Compared rates after one is ticked or unticked. A fifth rate is ignored. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < mostCompared ? [...ids, id] : ids
}

type ComparedCharge = { chargeType: string; chargeTypeName: string; total: Cents }

/** One charge type across all compared rates. The total is null for a rate without this charge. */
export type ChargeRow = { chargeType: string; label: string; totals: readonly (Cents | null)[] }

/** Charges of the compared rates grouped by type, in the order in which the rates list them. */
export function chargeRows(rates: readonly { charges: readonly ComparedCharge[] }[]): ChargeRow[] {
  const names = new Map(
    rates.flatMap(({ charges }) =>
      charges.map(({ chargeType, chargeTypeName }) => [chargeType, chargeTypeName] as const),
    ),
  )
  return [...names].map(([chargeType, label]) => ({
    chargeType,
    label,
    totals: rates.map(({ charges }) => {
      const own = charges.filter((charge) => charge.chargeType === chargeType)
      return own.length === 0 ? null : sumCents(own.map(({ total }) => total))
    }),
  }))
}

/** Marks the best values of a row. None is marked when all values are the same. */
export function bestOf(values: readonly (number | null)[], best: 'lowest' | 'highest' = 'lowest'): boolean[] {
  const known = values.filter((value) => value !== null)
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known)
  const isWorthSaying = new Set(known).size > 1
  return values.map((value) => isWorthSaying && value !== null && value === top)
}

/** Cost and time of a rate compared with the cheapest one: "+$31.61 for 5 days sooner". */
export function tradeText(rate: RankedRate, cheapest: RankedRate): string {
  const days = daysBetween(rate.arrival, cheapest.arrival)
  const more = cents(rate.price - cheapest.price)
  const price = more === 0 ? 'The same price' : `+${formatMoney(more)}`
  if (days === 0) return `${price} for the same day`
  return `${price} for ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'sooner' : 'later'}`
}
