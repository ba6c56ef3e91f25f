import type { Model } from '#model/model.ts'
import { collectOf } from '#search/routes.ts'

/** For an end of an order (2k where order k is collected, 2k + 1 where it is delivered) the other ends, near to far. */
export type Neighbours = (end: number) => Int32Array

/** Worked out when first asked for: a search seldom needs all of them, and never at once. */
export function neighboursOf({ orders, firstChoice, miles, rowOut, placeIn }: Model, most: number): Neighbours {
  const known: (Int32Array | undefined)[] = new Array(2 * orders)
  const unitOf = (end: number) => collectOf(firstChoice[end >> 1]!) + (end & 1)
  const others = Int32Array.from({ length: 2 * orders }, (_unused, end) => end)
  const away = new Float64Array(2 * orders)
  return (end) => {
    const found = known[end]
    if (found) return found
    const from = rowOut[unitOf(end)]!
    for (const other of others) away[other] = miles[from + placeIn[unitOf(other)]!]!
    // Sorting numbers alone is quick; only those within reach are then sorted by end.
    const reach = most < others.length ? away.toSorted()[most]! : Number.POSITIVE_INFINITY
    const within = others.filter((other) => other !== end && away[other]! <= reach)
    const made = within.sort((a, b) => away[a]! - away[b]! || a - b).slice(0, most)
    known[end] = made
    return made
  }
}
