export type Point = { latitude: number; longitude: number }

/** Source of the miles: the product's own road network, the straight-line formula, or a routing engine. */
export type MilesSource = 'network' | 'estimate' | 'valhalla' | 'osrm'

/** Road miles between two points, rounded to 0.1. */
export type RoadMiles = { miles: number; source: MilesSource }

/** Route from one stop to the next, with the line to draw for it. */
export type RoadLeg = { miles: number; line: readonly (readonly [longitude: number, latitude: number])[] }

export type RoadRoute = { miles: number; legs: readonly RoadLeg[]; source: MilesSource }

/**
 * Miles from each point to every other point, row by row: those of the first point, then those of the second, and so
 * on.
 */
export type MilesMatrix = { miles: Float64Array; source: MilesSource }

/** Provides road miles, independent of the engine behind it. */
export type RoutingEngine = {
  roadMiles: (from: Point, to: Point) => Promise<RoadMiles>
  route: (stops: readonly Point[]) => Promise<RoadRoute>
  matrix: (from: readonly Point[], to: readonly Point[]) => Promise<MilesMatrix>
}

export const milesSourceNames = {
  network: 'own network',
  estimate: 'straight-line estimate',
  valhalla: 'Valhalla',
  osrm: 'OSRM',
} as const satisfies Record<MilesSource, string>
