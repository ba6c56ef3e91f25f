import { roadNetwork } from '#roads/network/network.ts'
import { type Arcs, arcsOf, waysFrom } from './shortest-ways.ts'

/** The ways from a place to all others: costs in miles, slow roads counting more, and tenths of a mile. */
export type Row = { costs: Float32Array; tenths: Uint16Array }

export const milesTo = (row: Row | undefined, place = 0): number => (row?.tenths[place] ?? 0) / 10

let arcs: Arcs | undefined
let rows: (Row | undefined)[] = []

/** The ways from a place to all others, worked out when first asked for and kept (12 MB for all places). */
export function rowOf(place: number): Row {
  const kept = rows[place]
  if (kept) return kept
  const { costs, tenths } = waysFrom(knownArcs(), place)
  const row = { costs: new Float32Array(costs), tenths }
  for (let other = 0; other < costs.length; other += 1) row.costs[other] = (costs[other] ?? 0) / 1000
  rows[place] = row
  return row
}

/** The places that the way between two of them passes, both ends with it. */
export function placesBetween(start: number, end: number): number[] {
  const { before } = waysFrom(knownArcs(), start)
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
