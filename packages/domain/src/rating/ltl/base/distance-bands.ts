import { formatNumber } from '#shared/format.ts'

/**
 * Distance bands of equal width up to a number of miles. Steps are consecutive; miles beyond the last step form one
 * open band.
 */
export type BandStep = { upTo: number; width: number }

/** First mile of every band: 0 first, the open band last. */
export function bandStarts(steps: readonly BandStep[]): number[] {
  const starts: number[] = []
  let start = 0
  for (const { upTo, width } of steps) {
    for (; start < upTo; start = Math.min(upTo, start + width)) starts.push(start)
  }
  return [...starts, start]
}

/** Index of the band for a distance. A band includes its first mile and excludes the first mile of the next band. */
export function bandIndexOf(starts: readonly number[], miles: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (miles < (starts[middle] ?? 0)) high = middle - 1
    else low = middle
  }
  return low
}

/** Label of a band, "750–800 miles". */
export function bandLabel(starts: readonly number[], index: number): string {
  const [start = 0, next] = [starts[index], starts[index + 1]]
  return next === undefined
    ? `${formatNumber(start)} miles and more`
    : `${formatNumber(start)}–${formatNumber(next)} miles`
}

/** Mile at which a band is priced: its middle, or the first mile of the open band. */
export function bandMile(starts: readonly number[], index: number): number {
  const [start = 0, next] = [starts[index], starts[index + 1]]
  return next === undefined ? start : (start + next) / 2
}
