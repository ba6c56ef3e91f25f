/**
 * Weight breaks at which the rate per hundredweight falls, lightest first: less than 500 lb, then each minimum weight.
 */
export const weightBreaks = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M', 'M30M', 'M40M'] as const

export type WeightBreak = (typeof weightBreaks)[number]

/** Minimum pounds of each weight break, in the order of `weightBreaks`. */
export const breakMinimums: readonly number[] = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 40_000]

/** Index in `weightBreaks` of the break for a weight in pounds. */
export function breakIndexOf(pounds: number): number {
  let index = breakMinimums.length - 1
  while (index > 0 && pounds < (breakMinimums[index] ?? 0)) index -= 1
  return index
}
