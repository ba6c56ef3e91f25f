import { roadNetwork } from '#roads/network/network.ts'
import { type Arcs, arcsOf, shortestPathsFrom } from './shortest-paths.ts'

/** Paths from a place to all others: costs in miles, with slow roads counting more, and lengths in tenths of a mile. */
export type Row = { costs: Float32Array; tenths: Uint16Array }

export const milesTo = (row: Row | undefined, place = 0): number => (row?.tenths[place] ?? 0) / 10

let arcs: Arcs | undefined
let rows: (Row | undefined)[] = []

/** Paths from a place to all others, computed at the first call and cached (12 MB for all places). */
export function rowOf(place: number): Row {
  const cached = rows[place]
  if (cached) return cached
  const { costs, tenths } = shortestPathsFrom(knownArcs(), place)
  const row = { costs: new Float32Array(costs), tenths }
  for (let other = 0; other < costs.length; other += 1) row.costs[other] = (costs[other] ?? 0) / 1000
  rows[place] = row
  return row
}

/** Places on the path between two places, including both ends. */
export function placesBetween(start: number, end: number): number[] {
  const { before } = shortestPathsFrom(knownArcs(), start)
  const places: number[] = []
  for (let place = end; place >= 0; place = before[place] ?? -1) places.push(place)
  return places.reverse()
}

function knownArcs(): Arcs {
  if (!arcs) {
    const network = roadNetwork()
    arcs = arcsOf(network)
    rows = network.places.map(() => undefined)
  }
  return arcs
}
