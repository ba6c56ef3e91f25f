import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import type { Problem } from '#problem.ts'

/** Says what a place is called; a problem knows places by number alone. */
export type NameOf = (place: number) => string

export const byNumber: NameOf = (place) => `place ${place}`

export const inMiles = (miles: number): string => `${formatNumber(Math.round(miles))} mi`

/** What plans are counted in: money, hundredths of a mile where distance is the aim, miles where trucks have a depot. */
export function amountOf({ strategy, depot }: Problem): (amount: number) => string {
  if (depot) return inMiles
  return strategy === 'Cost' ? formatMoney : (hundredths) => inMiles(hundredths / 100)
}

/** Amounts that are written the same are the same to a planner. */
export const isSame = (problem: Problem, one: number, other: number): boolean =>
  amountOf(problem)(Math.abs(one - other)) === amountOf(problem)(0)

export const counted = (count: number, thing: string): string =>
  `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`

/** "A", "A and B", "A, B and C". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
