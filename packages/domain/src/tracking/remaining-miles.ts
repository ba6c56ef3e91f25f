import { estimatedMiles, greatCircleMiles } from '#mileage/great-circle.ts'
import type { Point } from '#mileage/routing-engine.ts'

/** [longitude, latitude], the order that map lines use. */
export type LinePoint = readonly [number, number]

export type RemainingRoute = {
  /** Miles along the route to the stop, or estimated from the straight line when no route is known. */
  milesToGo: number
  /** Distance from the route in miles, or null when no route is known. */
  milesOff: number | null
}

/** Distance in miles beyond which a truck has left its route. Detours for fuel and rest are shorter. */
export const offRoadMiles = 15
/** Distance in miles within which a truck counts as standing at a stop. */
export const atStopMiles = 2

export type RouteLeg = {
  line: readonly LinePoint[]
  /** Stop that the truck drives to. */
  to: Point
  /** Previous stop, or null when there is none. */
  from: Point | null
  /** Road miles of the leg. The simplified line is only for drawing. */
  legMiles: number | null
}

/** Remaining miles to the next stop, measured along the line that the map draws. */
export function remainingRoute(position: Point, { line, to, from, legMiles }: RouteLeg): RemainingRoute {
  const leg = legOf(line, from, to)
  if (leg.length < 2) return { milesToGo: estimatedMiles(position, to), milesOff: null }
  const lengths = lengthsOf(leg)
  const total = sum(lengths)
  const nearest = nearestOn(leg, position)
  const remaining = (1 - nearest.share) * (lengths[nearest.segment] ?? 0) + sum(lengths.slice(nearest.segment + 1))
  const stretch = legMiles && total > 0 ? legMiles / total : 1
  const back = nearest.miles > offRoadMiles ? estimatedMiles(position, nearest.point) : nearest.miles
  return { milesToGo: tenth(remaining * stretch + back), milesOff: tenth(nearest.miles) }
}

/** Straight-line miles between a position and a route; null when no route is known. */
export const milesFromLine = (line: readonly LinePoint[], position: Point): number | null =>
  line.length < 2 ? null : nearestOn(line, position).miles

/** Point of the route from which the given number of miles to the next stop remain. */
export function pointOnRoute(milesToGo: number, { line, to, from, legMiles }: RouteLeg): Point {
  const leg = legOf(line, from, to)
  const drawn = leg.length < 2 && from ? [lineOf(from), lineOf(to)] : leg
  const lengths = lengthsOf(drawn)
  const total = sum(lengths)
  const stretch = legMiles && total > 0 ? legMiles / total : 1
  let behind = Math.max(0, total - milesToGo / stretch)
  for (const [index, length] of lengths.entries()) {
    if (behind <= length && length > 0)
      return between(drawn[index] as LinePoint, drawn[index + 1] as LinePoint, behind / length)
    behind -= length
  }
  return to
}

const lengthsOf = (line: readonly LinePoint[]) =>
  line.slice(1).map((point, index) => greatCircleMiles(pointOf(line[index] as LinePoint), pointOf(point)))

const between = ([east, north]: LinePoint, [farEast, farNorth]: LinePoint, share: number): Point => ({
  longitude: east + (farEast - east) * share,
  latitude: north + (farNorth - north) * share,
})

const lineOf = ({ longitude, latitude }: Point): LinePoint => [longitude, latitude]
const tenth = (miles: number) => Math.round(miles * 10) / 10
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const pointOf = ([longitude, latitude]: LinePoint): Point => ({ longitude, latitude })

/** Part of the line between two stops, cut at the points nearest to them. */
function legOf(line: readonly LinePoint[], from: Point | null, to: Point): readonly LinePoint[] {
  if (line.length < 2) return []
  const start = from ? indexNear(line, from, 0) : 0
  const end = indexNear(line, to, start)
  return line.slice(start, end + 1)
}

/** A route may pass a place twice, so points before the previous stop are not searched. */
function indexNear(line: readonly LinePoint[], place: Point, after: number): number {
  let best = after
  for (let index = after; index < line.length; index += 1)
    if (flat(pointOf(line[index] as LinePoint), place) < flat(pointOf(line[best] as LinePoint), place)) best = index
  return best
}

/** Squared distance on a map scaled for the latitude. Only suitable for comparisons. */
function flat(one: Point, other: Point): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * Math.cos((other.latitude * Math.PI) / 180)
  return north * north + east * east
}

type Nearest = { segment: number; share: number; point: Point; miles: number }

function nearestOn(line: readonly LinePoint[], position: Point): Nearest {
  let best = { segment: 0, share: 0, point: pointOf(line[0] as LinePoint) }
  for (let segment = 0; segment + 1 < line.length; segment += 1) {
    const foot = footOn(pointOf(line[segment] as LinePoint), pointOf(line[segment + 1] as LinePoint), position)
    if (flat(foot.point, position) < flat(best.point, position)) best = { segment, ...foot }
  }
  return { ...best, miles: greatCircleMiles(best.point, position) }
}

/** Point of a line segment nearest to a position, with its share of the segment's length. */
function footOn(start: Point, end: Point, position: Point): { share: number; point: Point } {
  const narrowing = Math.cos((position.latitude * Math.PI) / 180)
  const [east, north] = [(end.longitude - start.longitude) * narrowing, end.latitude - start.latitude]
  const [x, y] = [(position.longitude - start.longitude) * narrowing, position.latitude - start.latitude]
  const length = east * east + north * north
  const share = length > 0 ? Math.min(1, Math.max(0, (x * east + y * north) / length)) : 0
  return {
    share,
    point: {
      longitude: start.longitude + (end.longitude - start.longitude) * share,
      latitude: start.latitude + north * share,
    },
  }
}

/**
 * Part of a route ahead of a truck, from the point of the route nearest to it. A route with fewer than two points is
 * returned unchanged.
 */
export function lineAhead(line: readonly LinePoint[], position: Point): readonly LinePoint[] {
  if (line.length < 2) return line
  const { segment, point } = nearestOn(line, position)
  return [[point.longitude, point.latitude], ...line.slice(segment + 1)]
}
