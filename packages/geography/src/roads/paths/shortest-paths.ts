import type { RoadNetwork } from '#roads/network/network.ts'
import { heapBy } from './heap.ts'

/**
 * Least costly paths from one place to all others. Costs are integers, and for equal costs the path with the fewest
 * miles wins, so that both directions are equally long.
 */
export type ShortestPaths = {
  /** Cost in thousandths of a mile; slow roads count more. */
  costs: Uint32Array
  /** Tenths of a mile. */
  tenths: Uint16Array
  /** The previous place on the path to each place; -1 at the start and for unreachable places. */
  before: Int16Array
}

/** Arcs by start place; those of a place are adjacent, beginning at `starts[place]`. */
export type Arcs = { starts: Uint32Array; ends: Uint16Array; costs: Uint32Array; tenths: Uint16Array }

/** Creates two arcs per stretch, one for each direction. */
export function arcsOf({ from, to, tenths, weights, at }: RoadNetwork): Arcs {
  const stretches = at.rows.map((row) => row % from.length)
  return {
    starts: at.starts,
    ends: Uint16Array.from(at.rows, (row) => (row < from.length ? to[row] : from[row - from.length]) ?? 0),
    costs: Uint32Array.from(stretches, (stretch) => Math.round((tenths[stretch] ?? 0) * (weights[stretch] ?? 1) * 100)),
    tenths: Uint16Array.from(stretches, (stretch) => tenths[stretch] ?? 0),
  }
}

export const unreached = 0xffffffff

/** Dijkstra's algorithm with a binary heap. */
export function shortestPathsFrom(arcs: Arcs, start: number): ShortestPaths {
  const count = arcs.starts.length - 1
  const costs = new Uint32Array(count).fill(unreached)
  const tenths = new Uint16Array(count)
  const before = new Int16Array(count).fill(-1)
  const heap = heapBy(costs)
  costs[start] = 0
  heap.put(start)
  for (let place = heap.take(); place >= 0; place = heap.take()) {
    const cost = costs[place] ?? 0
    const end = arcs.starts[place + 1] ?? 0
    for (let arc = arcs.starts[place] ?? 0; arc < end; arc += 1) {
      const next = arcs.ends[arc] ?? 0
      const reached = cost + (arcs.costs[arc] ?? 0)
      const known = costs[next] ?? 0
      if (reached > known) continue
      const driven = (tenths[place] ?? 0) + (arcs.tenths[arc] ?? 0)
      if (reached === known && driven >= (tenths[next] ?? 0)) continue
      costs[next] = reached
      tenths[next] = driven
      before[next] = place
      if (reached < known) heap.put(next)
    }
  }
  return { costs, tenths, before }
}
