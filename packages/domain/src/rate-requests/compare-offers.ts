import type { LineState } from './rate-request-states.ts'

type Line = { id: string; carrierName: string; state: LineState; total: number | null; transitDays: number | null }

/** Sorts offers by total, then by transit days, followed by lines without an answer, then declined lines. (RFQ-4) */
export const sortLines = <L extends Line>(lines: readonly L[]): L[] =>
  [...lines].sort(
    (one, other) =>
      ranks[one.state] - ranks[other.state] ||
      orLast(one.total) - orLast(other.total) ||
      orLast(one.transitDays) - orLast(other.transitDays) ||
      one.carrierName.localeCompare(other.carrierName),
  )

const ranks: Readonly<Record<LineState, number>> = { Offered: 0, Pending: 1, Declined: 2 }
const orLast = (value: number | null) => value ?? Number.MAX_SAFE_INTEGER

/**
 * Difference between a price and another price, also in percent of the other price. Negative when the price is lower.
 */
export const comparedTo = (price: number, other: number): { difference: number; percent: number } => ({
  difference: price - other,
  percent: other > 0 ? ((price - other) / other) * 100 : 0,
})

/** Summary figures over the offers of a request, empty when there are no offers. */
export type OfferFigures = {
  count: number
  lowest: number
  highest: number
  average: number
  fewestDays: number | null
}

export function offerFigures(lines: readonly Line[]): OfferFigures | null {
  const offered = lines.filter(({ state }) => state === 'Offered')
  const totals = offered.flatMap(({ total }) => (total === null ? [] : [total]))
  if (totals.length === 0) return null
  const days = offered.flatMap(({ transitDays }) => (transitDays === null ? [] : [transitDays]))
  return {
    count: totals.length,
    lowest: Math.min(...totals),
    highest: Math.max(...totals),
    average: totals.reduce((sum, total) => sum + total, 0) / totals.length,
    fewestDays: days.length > 0 ? Math.min(...days) : null,
  }
}
