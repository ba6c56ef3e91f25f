import type { Goal } from '#optimizer/options.ts'

/** Time limit in seconds by the number of tasks in the problem. */
export const secondsFor = (size: number): number => times.find(({ most }) => size <= most)?.seconds ?? 120

const times = [
  { most: 100, seconds: 10 },
  { most: 200, seconds: 20 },
  { most: 400, seconds: 40 },
]

/**
 * Limits by problem size: the mean gap to the best known distance, and the number of vehicles above the fewest known.
 */
export const bars: Record<Goal, Record<number, number>> = {
  distance: { 100: 0.0005, 200: 0.0015, 400: 0.008, 1000: 0.03 },
  fleet: { 100: 0, 200: 0.01, 400: 0.04 },
}
