import { formatNumber } from '#shared/format.ts'

/** Bands of equal width up to a number of miles; the steps follow each other, what lies beyond the last is one open band. */
export type BandStep = { upTo: number; width: number }

/** The first mile of every band, 0 first and the open band last. */
export function bandStarts(steps: readonly BandStep[]): number[] {
  const starts: number[] = []
  let start = 0
  for (const { upTo, width } of steps) {
    for (; start < upTo; start = Math.min(upTo, start + width)) starts.push(start)
  }
  return [...starts, start]
}

/** The band that so many miles fall into: a band holds its first mile and not that of the next. */
export function bandIndexOf(starts: readonly number[], miles: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (miles < (starts[middle] ?? 0)) high = middle - 1
    else low = middle
  }
  return low
}

/** A band as people read it, "750–800 miles". */
export function bandLabel(starts: readonly number[], index: number): string {
  const [start = 0, next] = [starts[index], starts[index + 1]]
  return next === undefined
    ? `${formatNumber(start)} miles and more`
    : `${formatNumber(start)}–${formatNumber(next)} miles`
}

/** The mile that a band is priced at: its middle, and for the open band its first. */
export function bandMile(starts: readonly number[], index: number): number {
  const [start = 0, next] = [starts[index], starts[index + 1]]
  return next === undefined ? start : (start + next) / 2
}
