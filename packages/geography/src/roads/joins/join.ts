import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { roadNetwork } from '#roads/network/network.ts'
import { milesTo, type Row, rowOf } from '#roads/ways/table.ts'
import { type Beside, stretchesNear } from './nearby.ts'

/** A way from a point to a place of the network. */
export type Access = {
  place: number
  /** The ways on from there. */
  row: Row
  miles: number
  /** Miles as ways are compared by: slow roads count more. */
  cost: number
  /** 1 where the way leads to the place itself, falling to 0 as it comes to pass another one. */
  share: number
}

/** Miles of a way, and what they cost as ways are compared: slow roads count more. */
export type Reach = { miles: number; cost: number }

/** A stretch that a point lies beside: how crooked it is, and the roads off it. */
export type Road = Beside & {
  bends: number
  bendsOff: number
  weight: number
  /** Miles that the way to a stretch counts more the farther it is. */
  penalty: number
}

/** How a point joins the network. */
export type Join = {
  accesses: readonly Access[]
  roads: readonly Road[]
  /** Miles to the nearest place. */
  toPlace: number
  /** Miles to the farthest of its stretches, and to the far end of the longest one. */
  off: number
  span: number
}

/** Off the network lie other roads: slower, and no straighter than those known nearby. */
const offRoad = { bends: 1.18, moreBends: 0.06, weight: 1.25 }
/** Ways that cost up to as many miles more than the best count a little. */
export const tieWithin = (cost: number): number => 0.004 * cost + (3 * cost) / (cost + 15) + 1e-6
/** Miles by which a way must be shorter than one over another place to count in full. */
const fullShare = 4
/** A mile off a place spares at most as many miles of the way over its own roads. */
export const sparedByMile = 2

/** The places that a point reaches by the stretches near it; nothing where no road is near. */
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
  const { stretch, along, aside, length, off } = beside
  return { stretch, along, aside, length, off, bends, bendsOff, weight: weights[stretch] ?? 1, penalty }
}

/** Miles within which stretches are looked at, and within which all of them are as good as the nearest one. */
const limitOf = (nearest: number) => 1.7 * nearest + 11
const equalWithin = (nearest: number) => 1.5 * nearest + 4

/**
 * Who goes farther than to the nearest stretch goes where fewer roads lead. Towards the limit this grows beyond all
 * measure, so that a point that moves loses no stretch of a sudden.
 */
function farPenalty(off: number, nearest: number): number {
  const limit = limitOf(nearest)
  const fading = Math.max(0, off / limit - 0.6) / 0.4
  return Math.max(0, off - equalWithin(nearest)) + 60 * fading * fading
}

function addReaches(byPlace: Map<number, Reach[]>, road: Road) {
  const { from, to } = roadNetwork()
  const add = (place: number, along: number) => {
    const reach = reachAlong(road, along, road.aside)
    const known = byPlace.get(place)
    if (known) known.push(reach)
    else byPlace.set(place, [reach])
  }
  add(from[road.stretch] ?? 0, road.along)
  add(to[road.stretch] ?? 0, road.length - road.along)
}

/** The best way to a place; ways that cost hardly more count in its miles, so that no small move makes a leap. */
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
 * The way to what lies `along` miles ahead on a road that passes `aside` miles from here: slantwise to the road
 * as early as pays, then along it; straight, where it lies nearer than that or behind.
 */
export function reachAlong(road: Road, along: number, aside: number): Reach {
  const onRoad = road.bends * road.weight
  const onWay = road.bendsOff * Math.max(offRoad.weight, road.weight)
  const slant = Math.min(along, (aside * onRoad) / Math.sqrt(onWay * onWay - onRoad * onRoad))
  const way = Math.sqrt(aside * aside + slant * slant)
  const rest = along - slant
  return {
    miles: way * road.bendsOff + rest * road.bends + road.penalty,
    cost: way * onWay + rest * onRoad + road.penalty,
  }
}

/** Close to a place nothing is much nearer than over its own roads, and at the place itself nothing at all. */
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

/** Lessens the shares of ways that pass, or nearly pass, another of the places, and leaves those of no use out. */
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
