import type { Model } from '#model/model.ts'
import { collectOf } from '#search/routes.ts'

/** For an end of an order (2k is the pickup of order k, 2k + 1 its delivery), the other ends from near to far. */
export type Neighbours = (end: number) => Int32Array

const bins = 512

/** Computed on the first use of each end: a search seldom needs all of them, and never at once. */
export function neighboursOf({ orders, firstChoice, miles, rowOut, placeIn }: Model, most: number): Neighbours {
  const ends = 2 * orders
  const known: (Int32Array | undefined)[] = new Array(ends)
  const unitOf = (end: number) => collectOf(firstChoice[end >> 1]!) + (end & 1)
  const placeOf = Int32Array.from({ length: ends }, (_unused, end) => placeIn[unitOf(end)]!)
  const away = new Float64Array(ends)
  const counts = new Int32Array(bins + 1)
  /** A distance within which at least `most` ends lie and few more; sorting all of them would take far longer. */
  const reachOf = (farthest: number): number => {
    counts.fill(0)
    const scale = farthest > 0 ? bins / farthest : 0
    for (let other = 0; other < ends; other += 1) counts[Math.floor(away[other]! * scale)]! += 1
    let bin = 0
    for (let sum = counts[0]!; sum <= most && bin < bins; sum += counts[bin]!) bin += 1
    return scale > 0 ? (bin + 1) / scale : farthest
  }
  return (end) => {
    const cached = known[end]
    if (cached) return cached
    const from = rowOut[unitOf(end)]!
    let farthest = 0
    for (let other = 0; other < ends; other += 1) {
      const distance = miles[from + placeOf[other]!]!
      away[other] = distance
      if (distance > farthest) farthest = distance
    }
    const reach = reachOf(farthest)
    const within: number[] = []
    // Ties are broken differently for each end, so that all of them get considered.
    for (let step = 1; step < ends; step += 1) {
      const other = (end + step) % ends
      if (away[other]! <= reach) within.push(other)
    }
    const made = Int32Array.from(within.sort((a, b) => away[a]! - away[b]!).slice(0, most))
    known[end] = made
    return made
  }
}
