/** Where something is, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Who worked the miles out: the product's own road network, the straight-line formula, or a routing engine. */
export type MilesSource = 'network' | 'estimate' | 'valhalla' | 'osrm'

/** Miles by road between two points, kept to 0.1. */
export type RoadMiles = { miles: number; source: MilesSource }

/** The way from one stop to the next, and the line to draw for it. */
export type RoadLeg = { miles: number; line: readonly (readonly [longitude: number, latitude: number])[] }

/** The way over all stops in their order; its miles are the sum of its legs. */
export type RoadRoute = { miles: number; legs: readonly RoadLeg[]; source: MilesSource }

/** Miles from each point to each other one: those of the first point, then those of the second, and so on. */
export type MilesMatrix = { miles: Float64Array; source: MilesSource }

/** What knows the miles by road, whatever stands behind it. */
export type RoutingEngine = {
  roadMiles: (from: Point, to: Point) => Promise<RoadMiles>
  route: (stops: readonly Point[]) => Promise<RoadRoute>
  matrix: (from: readonly Point[], to: readonly Point[]) => Promise<MilesMatrix>
}
