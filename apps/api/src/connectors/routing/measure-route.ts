import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { Point, RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { drivingSeconds } from '@lanewise/domain/tracking/average-speed'
import { findRoute, type Line } from './find-route.ts'

type Leg = { milesTenths: number | null; transitSeconds: number | null }

/** The way over all stops of an order or a truck: what each stop is from the one before, and the line to draw. */
export type MeasuredRoute = Leg & { legs: readonly Leg[]; line: Line | null }

type Located = { latitude: number | null; longitude: number | null }

const unknown: Leg = { milesTenths: null, transitSeconds: null }

/**
 * Runs outside of any transaction, because the routing engine may be slow to answer. A stop without coordinates leaves
 * its legs unknown.
 */
export async function measureRoute(
  engine: RoutingEngine,
  stops: readonly Located[],
  mode: ShippingMode,
): Promise<MeasuredRoute> {
  const points = stops.filter(isLocated)
  const nothing = { ...unknown, legs: stops.map(() => unknown), line: null }
  if (points.length < stops.length || points.length < 2) return nothing
  const { legMiles, line } = await findRoute(engine, points)
  if (!line) return nothing
  const legs = legMiles.map((miles) => legOf(miles, mode))
  return { ...sumOf(legs), legs: [unknown, ...legs], line }
}

const isLocated = (stop: Located): stop is Point => stop.latitude !== null && stop.longitude !== null

const legOf = (miles: number, mode: ShippingMode): Leg => ({
  milesTenths: Math.round(miles * 10),
  transitSeconds: drivingSeconds(miles, mode),
})

const sumOf = (legs: readonly Leg[]): Leg => ({
  milesTenths: legs.reduce((sum, leg) => sum + (leg.milesTenths ?? 0), 0),
  transitSeconds: legs.reduce((sum, leg) => sum + (leg.transitSeconds ?? 0), 0),
})
