import type { Point } from '@lanewise/domain/mileage/routing-engine'
import {
  type Access,
  type Join,
  joinOf,
  type Reach,
  type Road,
  reachAlong,
  roadOf,
  sparedByMile,
  tieWithin,
} from '#roads/joins/join.ts'
import { milesTo } from '#roads/paths/table.ts'

/** A point with its connection to the network and its position on a globe of radius 1. */
export type End = { point: Point; join: Join | undefined; x: number; y: number; z: number }

/** A path between two points; without `over` it passes no place of the network. */
export type RoadPath = Reach & { over?: readonly [start: Access, end: Access] }

/** Roads between two points off the network: a bend factor, which grows with distance. */
const between = { bends: 1.23, surelyWithin: 25, growth: 0.012, within: 100, weight: 1.1, mostBends: 5 }

/** Cache of points, because the places of a company are requested again and again. */
const known = new Map<string, End>()
const mostKnown = 10_000

export function endAt(point: Point): End {
  const key = `${point.latitude} ${point.longitude}`
  const cached = known.get(key)
  if (cached) return cached
  const made = makeEnd(point)
  // Drops the oldest entry; a map keeps insertion order.
  if (known.size >= mostKnown) for (const [oldest] of known.entries().take(1)) known.delete(oldest)
  known.set(key, made)
  return made
}

function makeEnd(point: Point): End {
  const [north, east] = [(point.latitude * Math.PI) / 180, (point.longitude * Math.PI) / 180]
  const x = Math.cos(north) * Math.cos(east)
  const y = Math.cos(north) * Math.sin(east)
  return { point, join: joinOf(point), x, y, z: Math.sin(north) }
}

/**
 * Road miles between two points that join the network, not rounded. `leasts` caches the lowest costs from the start to
 * places, for the next end of the same start.
 */
export function milesBetween(start: End, end: End, from: Join, to: Join, leasts?: Float64Array): number {
  const straight = straightMiles(start, end)
  const local = localPaths(from, to, straight)
  const best = local.reduce((least, { cost }) => Math.min(least, cost), leastOverPlaces(from, to, leasts))
  const limit = best + tieWithin(best)
  let total = 0
  let shares = 0
  for (const { miles, cost } of local) {
    const share = Math.max(0, limit - cost) ** 2
    total += miles * share
    shares += share
  }
  for (const exit of to.accesses) {
    const spare = limit - exit.cost
    if (leastCost(from, exit.place, leasts) >= spare) continue
    for (const access of from.accesses) {
      const closeness = spare - access.cost - (access.row.costs[exit.place] ?? 0)
      if (closeness <= 0) continue
      const share = access.share * exit.share * closeness * closeness
      total += (access.miles + milesTo(access.row, exit.place) + exit.miles) * share
      shares += share
    }
  }
  return Math.max(straight, total / shares)
}

function leastOverPlaces(from: Join, to: Join, leasts?: Float64Array): number {
  let least = Number.POSITIVE_INFINITY
  for (const exit of to.accesses) {
    const cost = leastCost(from, exit.place, leasts) + exit.cost
    if (cost < least) least = cost
  }
  return least
}

/** Cost of the best path to a place. */
function leastCost(from: Join, place: number, leasts?: Float64Array): number {
  const cached = leasts?.[place]
  if (cached) return cached
  let least = Number.POSITIVE_INFINITY
  for (const { cost, row } of from.accesses) {
    const reached = cost + (row.costs[place] ?? 0)
    if (reached < least) least = reached
  }
  if (leasts) leasts[place] = least
  return least
}

/** The least costly path only, for drawing. */
export function bestPath(start: End, end: End, from: Join, to: Join): RoadPath {
  const paths = localPaths(from, to, straightMiles(start, end))
  return paths.reduce((best, path) => (path.cost < best.cost ? path : best), bestOverPlaces(from, to))
}

function bestOverPlaces(from: Join, to: Join): RoadPath {
  let best: RoadPath = { miles: 0, cost: Number.POSITIVE_INFINITY }
  for (const access of from.accesses) {
    for (const exit of to.accesses) {
      const cost = access.cost + (access.row.costs[exit.place] ?? 0) + exit.cost
      if (cost >= best.cost) continue
      best = { miles: access.miles + milesTo(access.row, exit.place) + exit.miles, cost, over: [access, exit] }
    }
  }
  return best
}

/** Straight-line miles, calculated from the chord through the globe. */
function straightMiles(start: End, end: End): number {
  const x = start.x - end.x
  const y = start.y - end.y
  const z = start.z - end.z
  return 2 * 3959 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
}

const noPaths: readonly RoadPath[] = []

/**
 * Paths that pass no place of the network: over other roads, and along stretches that both points lie beside. Close to
 * places they are hardly shorter than over the roads of those places.
 */
function localPaths(from: Join, to: Join, straight: number): readonly RoadPath[] {
  if (straight > Math.max(between.within, Math.min(from.span + to.off, to.span + from.off))) return noPaths
  const network = bestOverPlaces(from, to)
  const spared = sparedByMile * (from.toPlace + to.toPlace)
  const most = between.mostBends * straight
  const least = { miles: Math.min(most, network.miles - spared), cost: Math.min(most, network.cost - spared) }
  const paths = [directPath(straight, least)]
  for (const road of from.roads) {
    const same = to.roads.find(({ stretch }) => stretch === road.stretch)
    if (same) paths.push(pathOnStretch(road, same, least))
  }
  return paths
}

/** The cost grows with distance, because a direct road becomes less likely. */
function directPath(straight: number, least: Reach): RoadPath {
  const far = Math.max(0, straight - between.surelyWithin) * between.growth
  const miles = straight * (between.bends + far)
  return { miles: Math.max(least.miles, miles), cost: Math.max(least.cost, miles * between.weight) }
}

/** Each point measures the stretch on its own plane, so the length is the average of both. */
function pathOnStretch(one: Road, other: Road, least: Reach): RoadPath {
  const length = (one.length + other.length) / 2
  const along = length * Math.abs(one.along / one.length - other.along / other.length)
  const road = roadOf({ ...one, length }, one.penalty + other.penalty)
  const { miles, cost } = reachAlong(road, along, one.offset + other.offset)
  return { miles: Math.max(least.miles, miles), cost: Math.max(least.cost, cost) }
}
