import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { roadNetwork } from '#roads/network/network.ts'
import { milesTo, type Row, rowOf } from '#roads/paths/table.ts'
import { type Beside, stretchesNear } from './nearby.ts'

/** A connection from a point to a place of the network. */
export type Access = {
  place: number
  /** Paths from this place onward. */
  row: Row
  miles: number
  /** Miles weighted by road speed, used to compare paths: slow roads count more. */
  cost: number
  /** 1 when the path leads to the place itself; falls to 0 the closer it comes to passing another place. */
  share: number
}

/** Miles of a path, and its cost for comparing paths: slow roads count more. */
export type Reach = { miles: number; cost: number }

/** A stretch next to a point, with the bend factor of its road and of the roads off it. */
export type Road = Beside & {
  bends: number
  bendsOff: number
  weight: number
  /** Miles added to the path to a stretch; grows with distance. */
  penalty: number
}

/** Connection of a point to the network. */
export type Join = {
  accesses: readonly Access[]
  roads: readonly Road[]
  /** Miles to the nearest place. */
  toPlace: number
  /** Miles to the farthest of its stretches, and to the far end of the longest one. */
  off: number
  span: number
}

/** Roads off the network are slower than, and no straighter than, the known roads nearby. */
const offRoad = { bends: 1.18, moreBends: 0.06, weight: 1.25 }
/** Paths that cost up to this many miles more than the best one still contribute a little. */
export const tieWithin = (cost: number): number => 0.004 * cost + (3 * cost) / (cost + 15) + 1e-6
/** Number of miles by which a path must beat one over another place to count fully. */
const fullShare = 4
/** Maximum number of miles that one mile of distance from a place can save compared to the place's own roads. */
export const sparedByMile = 2

/** Places that a point reaches over the stretches near it; undefined when no road is near. */
export function joinOf(point: Point): Join | undefined {
  const beside = stretchesNear(point, limitOf)
  if (beside.length === 0) return
  const nearest = beside.reduce((least, { off }) => Math.min(least, off), Number.POSITIVE_INFINITY)
  const roads = beside.map((stretch) => roadOf(stretch, farPenalty(stretch.off, nearest)))
  const byPlace = new Map<number, Reach[]>()
  for (const road of roads) addReaches(byPlace, road)
  const accesses = Array.from(byPlace, ([place, reaches]) => accessOf(place, reaches))
  const toPlace = accesses.reduce((least, { miles }) => Math.min(least, miles), Number.POSITIVE_INFINITY)
  const off = roads.reduce((most, road) => Math.max(most, road.off), 0)
  const span = roads.reduce((most, road) => Math.max(most, road.length + road.off), 0)
  return { accesses: withShares(noShortCuts(accesses)), roads, toPlace, off, span }
}

export function roadOf(beside: Beside, penalty: number): Road {
  const { tenths, weights } = roadNetwork()
  const bends = (tenths[beside.stretch] ?? 0) / 10 / beside.length
  const bendsOff = Math.max(offRoad.bends, bends + offRoad.moreBends)
  const { stretch, along, offset, length, off } = beside
  return { stretch, along, offset, length, off, bends, bendsOff, weight: weights[stretch] ?? 1, penalty }
}

/**
 * Search radius for stretches in miles, and the distance within which all stretches count as near as the nearest one.
 */
const limitOf = (nearest: number) => 1.7 * nearest + 11
const equalWithin = (nearest: number) => 1.5 * nearest + 4

/**
 * Penalty for stretches beyond the nearest one, because fewer roads lead there. It rises steeply toward the limit, so
 * that a moving point does not lose a stretch abruptly.
 */
function farPenalty(off: number, nearest: number): number {
  const limit = limitOf(nearest)
  const fading = Math.max(0, off / limit - 0.6) / 0.4
  return Math.max(0, off - equalWithin(nearest)) + 60 * fading * fading
}

function addReaches(byPlace: Map<number, Reach[]>, road: Road) {
  const { from, to } = roadNetwork()
  const add = (place: number, along: number) => {
    const reach = reachAlong(road, along, road.offset)
    const known = byPlace.get(place)
    if (known) known.push(reach)
    else byPlace.set(place, [reach])
  }
  add(from[road.stretch] ?? 0, road.along)
  add(to[road.stretch] ?? 0, road.length - road.along)
}

/**
 * The best path to a place. Paths that cost hardly more contribute to its miles, so that a small move of the point
 * changes them little.
 */
function accessOf(place: number, reaches: readonly Reach[]): Access {
  const cost = reaches.reduce((least, reach) => Math.min(least, reach.cost), Number.POSITIVE_INFINITY)
  let total = 0
  let shares = 0
  for (const reach of reaches) {
    const share = Math.max(0, cost + tieWithin(cost) - reach.cost) ** 2
    total += reach.miles * share
    shares += share
  }
  return { place, row: rowOf(place), miles: total / shares, cost, share: 1 }
}

/**
 * Path to a position `along` miles ahead on a road that passes at `aside` miles: diagonally to the road as early as it
 * pays, then along it; straight when the position is nearer than that or behind.
 */
export function reachAlong(road: Road, along: number, offset: number): Reach {
  const onRoad = road.bends * road.weight
  const offRoadCost = road.bendsOff * Math.max(offRoad.weight, road.weight)
  const slant = Math.min(along, (offset * onRoad) / Math.sqrt(offRoadCost * offRoadCost - onRoad * onRoad))
  const approach = Math.sqrt(offset * offset + slant * slant)
  const rest = along - slant
  return {
    miles: approach * road.bendsOff + rest * road.bends + road.penalty,
    cost: approach * offRoadCost + rest * onRoad + road.penalty,
  }
}

/**
 * Close to a place no path is much shorter than over the place's own roads, and at the place itself none is shorter.
 */
function noShortCuts(accesses: readonly Access[]): Access[] {
  return accesses.map((access) => {
    let { miles, cost } = access
    for (const { row, miles: toPlace } of accesses) {
      cost = Math.max(cost, (row.costs[access.place] ?? 0) - sparedByMile * toPlace)
      miles = Math.max(miles, milesTo(row, access.place) - sparedByMile * toPlace)
    }
    return { place: access.place, row: access.row, miles, cost, share: 1 }
  })
}

/** Reduces the shares of paths that pass or nearly pass another of the places, and drops paths with no share. */
function withShares(accesses: readonly Access[]): Access[] {
  for (const access of accesses) {
    let spared = fullShare
    for (const other of accesses) {
      if (other !== access) spared = Math.min(spared, other.cost + (access.row.costs[other.place] ?? 0) - access.cost)
    }
    access.share = Math.max(0, spared / fullShare)
  }
  return accesses.filter(({ share }) => share > 1e-3)
}
