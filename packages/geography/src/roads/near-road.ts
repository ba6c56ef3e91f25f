import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { stretchesNear } from '#roads/joins/nearby.ts'

/** Whether a road of the network runs within some miles of a point. */
export const isNearRoad = (point: Point, miles: number): boolean => stretchesNear(point, () => miles).length > 0
