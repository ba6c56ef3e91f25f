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
import { milesTo } from '#roads/ways/table.ts'

/** A point with how it joins the network, and the same point on a globe of radius 1. */
export type End = { point: Point; join: Join | undefined; x: number; y: number; z: number }

/** One way between two points; without accesses it passes no place of the network. */
export type Way = Reach & { over?: readonly [start: Access, end: Access] }

/** Other roads between two points off the network: as crooked as this, more so the farther they lead. */
const between = { bends: 1.23, surelyWithin: 25, growth: 0.012, within: 100, weight: 1.1, mostBends: 5 }

/** Points that were asked for before; the places of a company are asked for again and again. */
const known = new Map<string, End>()
const mostKnown = 10_000

export function endAt(point: Point): End {
  const key = `${point.latitude} ${point.longitude}`
  const found = known.get(key)
  if (found) return found
  const made = makeEnd(point)
  // The oldest goes first: a map keeps the order of its entries.
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
 * Miles by road between two points that join the network, not rounded.
 * `leasts` keeps the least costs from the start to places for the next end of the same start.
 */
export function milesBetween(start: End, end: End, from: Join, to: Join, leasts?: Float64Array): number {
  const straight = straightMiles(start, end)
  const local = localWays(from, to, straight)
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

/** The cost of the best way to a place. */
function leastCost(from: Join, place: number, leasts?: Float64Array): number {
  const kept = leasts?.[place]
  if (kept) return kept
  let least = Number.POSITIVE_INFINITY
  for (const { cost, row } of from.accesses) {
    const reached = cost + (row.costs[place] ?? 0)
    if (reached < least) least = reached
  }
  if (leasts) leasts[place] = least
  return least
}

/** The least costly way alone, to be drawn. */
export function bestWay(start: End, end: End, from: Join, to: Join): Way {
  const ways = localWays(from, to, straightMiles(start, end))
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best), bestOverPlaces(from, to))
}

function bestOverPlaces(from: Join, to: Join): Way {
  let best: Way = { miles: 0, cost: Number.POSITIVE_INFINITY }
  for (const access of from.accesses) {
    for (const exit of to.accesses) {
      const cost = access.cost + (access.row.costs[exit.place] ?? 0) + exit.cost
      if (cost >= best.cost) continue
      best = { miles: access.miles + milesTo(access.row, exit.place) + exit.miles, cost, over: [access, exit] }
    }
  }
  return best
}

/** Miles of the straight line, from the chord through the globe. */
function straightMiles(start: End, end: End): number {
  const x = start.x - end.x
  const y = start.y - end.y
  const z = start.z - end.z
  return 2 * 3959 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
}

const noWays: readonly Way[] = []

/**
 * Ways that pass no place of the network: over other roads, and along the stretches that both points lie beside.
 * Close to places they are hardly shorter than over the roads of those places.
 */
function localWays(from: Join, to: Join, straight: number): readonly Way[] {
  if (straight > Math.max(between.within, Math.min(from.span + to.off, to.span + from.off))) return noWays
  const network = bestOverPlaces(from, to)
  const spared = sparedByMile * (from.toPlace + to.toPlace)
  const most = between.mostBends * straight
  const least = { miles: Math.min(most, network.miles - spared), cost: Math.min(most, network.cost - spared) }
  const ways = [directWay(straight, least)]
  for (const road of from.roads) {
    const same = to.roads.find(({ stretch }) => stretch === road.stretch)
    if (same) ways.push(wayOnStretch(road, same, least))
  }
  return ways
}

/** The farther, the less likely. */
function directWay(straight: number, least: Reach): Way {
  const far = Math.max(0, straight - between.surelyWithin) * between.growth
  const miles = straight * (between.bends + far)
  return { miles: Math.max(least.miles, miles), cost: Math.max(least.cost, miles * between.weight) }
}

/** Each point measures the stretch on a plane of its own; here it is as long as both find it on average. */
function wayOnStretch(one: Road, other: Road, least: Reach): Way {
  const length = (one.length + other.length) / 2
  const along = length * Math.abs(one.along / one.length - other.along / other.length)
  const road = roadOf({ ...one, length }, one.penalty + other.penalty)
  const { miles, cost } = reachAlong(road, along, one.aside + other.aside)
  return { miles: Math.max(least.miles, miles), cost: Math.max(least.cost, cost) }
}
