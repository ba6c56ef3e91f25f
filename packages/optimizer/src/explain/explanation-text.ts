import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import type { Problem } from '#problem.ts'

/** Returns the name of a place; a problem knows places only by number. */
export type NameOf = (place: number) => string

export const byNumber: NameOf = (place) => `place ${place}`

export const inMiles = (miles: number): string => `${formatNumber(Math.round(miles))} mi`

/**
 * Formats amounts in the unit of a plan: money, hundredths of a mile for the strategy Distance, miles for trucks with a
 * depot.
 */
export function amountOf({ strategy, depot }: Problem): (amount: number) => string {
  if (depot) return inMiles
  return strategy === 'Cost' ? formatMoney : (hundredths) => inMiles(hundredths / 100)
}

/** Amounts with the same formatted text are equal to a planner. */
export const isSame = (problem: Problem, one: number, other: number): boolean =>
  amountOf(problem)(Math.abs(one - other)) === amountOf(problem)(0)

export const plural = (count: number, thing: string): string =>
  `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`

/** "A", "A and B", "A, B and C". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
