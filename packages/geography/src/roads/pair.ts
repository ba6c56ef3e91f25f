import type { Point } from '@lanewise/domain/mileage/routing-engine'
import {
  type Access,
  type Join,
  joinOf,
  nearTie,
  type Road,
  reachAlong,
  roadOf,
  sparedByMile,
} from '#roads/joins/join.ts'
import { milesTo } from '#roads/ways/table.ts'

/** A point with how it joins the network, and the same point on a globe of radius 1. */
export type End = { point: Point; join: Join | undefined; x: number; y: number; z: number }

/** One way between two points; without accesses it passes no place of the network. */
export type Way = { miles: number; cost: number; share: number; over?: readonly [start: Access, end: Access] }

/** On long ways more of them are nearly as good as the best: as many miles of each mile. */
const nearTiePart = 0.004
/** Other roads between two points off the network: as crooked as this, more so the farther they lead. */
const between = { bends: 1.23, surelyWithin: 30, growth: 0.0076, weight: 1.1 }

export function endAt(point: Point): End {
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
  const network = leastOverPlaces(from, to, leasts)
  const local = localWays(from, to, straight, network)
  const best = local.reduce((least, { cost }) => Math.min(least, cost), network)
  const limit = best * (1 + nearTiePart) + nearTie
  let total = 0
  let shares = 0
  for (const { miles, cost } of local) {
    const share = Math.max(0, limit - cost) ** 2
    total += miles * share
    shares += share
  }
  for (let exit = 0; exit < to.places.length; exit += 1) {
    const place = to.places[exit] ?? 0
    const spare = limit - (to.costs[exit] ?? 0)
    if (leastCost(from, place, leasts) >= spare) continue
    for (let access = 0; access < from.places.length; access += 1) {
      const row = from.rows[access]
      const closeness = spare - (from.costs[access] ?? 0) - (row?.costs[place] ?? 0)
      if (closeness <= 0 || !row) continue
      const share = (from.shares[access] ?? 0) * (to.shares[exit] ?? 0) * closeness * closeness
      total += ((from.miles[access] ?? 0) + (row.tenths[place] ?? 0) / 10 + (to.miles[exit] ?? 0)) * share
      shares += share
    }
  }
  return Math.max(straight, total / shares)
}

function leastOverPlaces(from: Join, to: Join, leasts?: Float64Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let exit = 0; exit < to.places.length; exit += 1) {
    const cost = leastCost(from, to.places[exit] ?? 0, leasts) + (to.costs[exit] ?? 0)
    if (cost < least) least = cost
  }
  return least
}

/** The cost of the best way to a place. */
function leastCost(from: Join, place: number, leasts?: Float64Array): number {
  const kept = leasts?.[place]
  if (kept) return kept
  let least = Number.POSITIVE_INFINITY
  for (let access = 0; access < from.places.length; access += 1) {
    const cost = (from.costs[access] ?? 0) + (from.rows[access]?.costs[place] ?? 0)
    if (cost < least) least = cost
  }
  if (leasts) leasts[place] = least
  return least
}

/** The least costly way alone, to be drawn. */
export function bestWay(start: End, end: End, from: Join, to: Join): Way {
  const ways = [...localWays(from, to, straightMiles(start, end), leastOverPlaces(from, to))]
  for (const access of from.accesses) {
    for (const exit of to.accesses) {
      const cost = access.cost + (access.row.costs[exit.place] ?? 0) + exit.cost
      const miles = access.miles + milesTo(access.row, exit.place) + exit.miles
      ways.push({ miles, cost, share: 1, over: [access, exit] })
    }
  }
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best))
}

/** Miles of the straight line, from the chord through the globe. */
function straightMiles(start: End, end: End): number {
  const x = start.x - end.x
  const y = start.y - end.y
  const z = start.z - end.z
  return 2 * 3959 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
}

const noWays: readonly Way[] = []

/** Ways that pass no place of the network: over other roads, and along the stretches that both points lie beside. */
function localWays(from: Join, to: Join, straight: number, network: number): readonly Way[] {
  if (straight > from.span + to.span) return noWays
  const ways = [directWay(from, to, straight, network)]
  for (const road of from.roads) {
    const same = to.roads.find(({ stretch }) => stretch === road.stretch)
    if (same) ways.push(wayOnStretch(road, same))
  }
  return ways
}

/** The farther, the less likely; and close to places of the network hardly shorter than over their own roads. */
function directWay(from: Join, to: Join, straight: number, network: number): Way {
  const far = Math.max(0, straight - between.surelyWithin) * between.growth
  const miles = straight * (between.bends + far)
  const least = network - sparedByMile * (from.toPlace + to.toPlace)
  return { miles: Math.max(miles, least), cost: Math.max(miles * between.weight, least), share: 1 }
}

/** Each point measures the stretch on a plane of its own; here it is as long as both find it on average. */
function wayOnStretch(one: Road, other: Road): Way {
  const length = (one.length + other.length) / 2
  const along = length * Math.abs(one.along / one.length - other.along / other.length)
  const road = roadOf({ ...one, length }, one.penalty + other.penalty)
  return { ...reachAlong(road, along, one.aside + other.aside), share: 1 }
}
