import { estimatedMiles, greatCircleMiles } from '#mileage/great-circle.ts'
import type { Point } from '#mileage/routing-engine.ts'

/** [longitude, latitude], as lines of maps hold them. */
export type LinePoint = readonly [number, number]

export type WayAhead = {
  /** Along the way to the stop, or by the straight line where no way is known. */
  milesToGo: number
  /** From the way; null where none is known. */
  milesOff: number | null
}

/** A truck farther from its way has left it: for fuel and rest nobody drives so far. */
export const offRoadMiles = 15
/** A truck that is so near to a stop stands at it. */
export const atStopMiles = 2

export type Way = {
  line: readonly LinePoint[]
  /** The stop that the truck drives to. */
  to: Point
  /** The stop before it, where there is one. */
  from: Point | null
  /** Road miles of the leg between the two, which the thinned line only draws. */
  legMiles: number | null
}

/** How far the truck still has to its next stop, measured along the way that the map draws. */
export function wayAhead(position: Point, { line, to, from, legMiles }: Way): WayAhead {
  const leg = legOf(line, from, to)
  if (leg.length < 2) return { milesToGo: estimatedMiles(position, to), milesOff: null }
  const lengths = lengthsOf(leg)
  const total = sum(lengths)
  const nearest = nearestOn(leg, position)
  const left = (1 - nearest.share) * (lengths[nearest.segment] ?? 0) + sum(lengths.slice(nearest.segment + 1))
  const stretch = legMiles && total > 0 ? legMiles / total : 1
  const back = nearest.miles > offRoadMiles ? estimatedMiles(position, nearest.point) : nearest.miles
  return { milesToGo: tenth(left * stretch + back), milesOff: tenth(nearest.miles) }
}

/** The point of the way from which a truck still has so many miles to its next stop. */
export function pointOnWay(milesToGo: number, { line, to, from, legMiles }: Way): Point {
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

/** The part of the line between two stops, by the points that lie nearest to them. */
function legOf(line: readonly LinePoint[], from: Point | null, to: Point): readonly LinePoint[] {
  if (line.length < 2) return []
  const start = from ? indexNear(line, from, 0) : 0
  const end = indexNear(line, to, start)
  return line.slice(start, end + 1)
}

/** A way may pass a place twice, so what lies behind an earlier stop is not looked at. */
function indexNear(line: readonly LinePoint[], place: Point, after: number): number {
  let best = after
  for (let index = after; index < line.length; index += 1)
    if (flat(pointOf(line[index] as LinePoint), place) < flat(pointOf(line[best] as LinePoint), place)) best = index
  return best
}

/** Only to compare: the square of the distance on a map that is stretched for the latitude. */
function flat(one: Point, other: Point): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * Math.cos((other.latitude * Math.PI) / 180)
  return north * north + east * east
}

type Nearest = { segment: number; share: number; point: Point; miles: number }

function nearestOn(line: readonly LinePoint[], position: Point): Nearest {
  let best = { segment: 0, share: 0, point: pointOf(line[0] as LinePoint) }
  for (let segment = 0; segment + 1 < line.length; segment += 1) {
    const found = footOn(pointOf(line[segment] as LinePoint), pointOf(line[segment + 1] as LinePoint), position)
    if (flat(found.point, position) < flat(best.point, position)) best = { segment, ...found }
  }
  return { ...best, miles: greatCircleMiles(best.point, position) }
}

/** The point of a straight piece that is nearest to a position, and its share of the piece. */
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

/** The part of a way that lies before a truck, from the point of the way that is nearest to it; all of it where the way is no line. */
export function lineAhead(line: readonly LinePoint[], position: Point): readonly LinePoint[] {
  if (line.length < 2) return line
  const { segment, point } = nearestOn(line, position)
  return [[point.longitude, point.latitude], ...line.slice(segment + 1)]
}
