import type { Point } from '#mileage/routing-engine.ts'
import { roundHalfUp } from '#shared/units.ts'

const earthRadius = 3959
const roadFactor = 1.2
const radians = Math.PI / 180

/** Miles of the straight line over the earth's surface. */
export function greatCircleMiles(from: Point, to: Point): number {
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const narrowing = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(north * north + narrowing * east * east)))
}

/** Miles where no road is known (PLAN-55): the straight line times 1.2, to 0.1. */
export const estimatedMiles = (from: Point, to: Point): number =>
  roundHalfUp(greatCircleMiles(from, to) * roadFactor, 1)
