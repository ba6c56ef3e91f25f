/** The steps of weight at which a rate per hundredweight falls, lightest first: less than 500 lb, then from each minimum on. */
export const weightBreaks = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M', 'M30M', 'M40M'] as const

export type WeightBreak = (typeof weightBreaks)[number]

/** The least pounds of each break, in their order. */
export const breakMinimums: readonly number[] = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 40_000]

/** The place in `weightBreaks` of the break that so many pounds fall into. */
export function breakIndexOf(pounds: number): number {
  let index = breakMinimums.length - 1
  while (index > 0 && pounds < (breakMinimums[index] ?? 0)) index -= 1
  return index
}
