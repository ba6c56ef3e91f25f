import type { Point } from '#mileage/routing-engine.ts'
import { roundHalfUp } from '#shared/units.ts'

/** Earth's radius in miles. */
export const earthRadius = 3959
const roadFactor = 1.2
const radians = Math.PI / 180

/** Straight-line miles over the earth's surface. */
export function greatCircleMiles(from: Point, to: Point): number {
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const narrowing = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(north * north + narrowing * east * east)))
}

/** Estimated miles where no road is known: the straight line times 1.2, rounded to 0.1. (PLAN-55) */
export const estimatedMiles = (from: Point, to: Point): number =>
  roundHalfUp(greatCircleMiles(from, to) * roadFactor, 1)

/**
 * Bounding box in degrees that contains every place within some miles of a point. It is a cheap filter to apply before
 * computing distances.
 */
export function boxAround({ latitude, longitude }: Point, miles: number) {
  const north = miles / earthRadius / radians
  const widest = Math.cos(Math.min(90, Math.abs(latitude) + north) * radians)
  const east = Math.min(180, north / Math.max(widest, 1e-9))
  return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east }
}

/** Direction from one point to another, in degrees clockwise from north. */
export function bearing(from: Point, to: Point): number {
  const [south, north] = [from.latitude * radians, to.latitude * radians]
  const east = (to.longitude - from.longitude) * radians
  const y = Math.sin(east) * Math.cos(north)
  const x = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east)
  return (Math.atan2(y, x) / radians + 360) % 360
}

type MaybePoint = { [Axis in keyof Point]: Point[Axis] | null }

/** Whole degrees clockwise from north to a place; null when the place is not known. */
export function headingTo(from: Point, { latitude, longitude }: MaybePoint): number | null {
  return latitude === null || longitude === null ? null : Math.round(bearing(from, { latitude, longitude }))
}
