import type { Goal } from '#optimizer/options.ts'

/** Seconds that a problem gets by its number of tasks. */
export const secondsFor = (size: number): number => times.find(({ most }) => size <= most)?.seconds ?? 120

const times = [
  { most: 100, seconds: 10 },
  { most: 200, seconds: 20 },
  { most: 400, seconds: 40 },
]

/** The mean gap to the best known distance, and vehicles beyond the fewest known, that are promised by size. */
export const bars: Record<Goal, Record<number, number>> = {
  distance: { 100: 0.0005, 200: 0.0015, 400: 0.008, 1000: 0.03 },
  fleet: { 100: 0, 200: 0.01, 400: 0.04 },
}
