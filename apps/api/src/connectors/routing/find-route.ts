import type { MilesSource, Point, RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { thinLine } from '@lanewise/domain/mileage/thin-line'

/** The number of points that a lane map can still show apart. */
const mostPoints = 300

export type Line = readonly (readonly [longitude: number, latitude: number])[]

export type PlannedRoute = {
  miles: number
  source: MilesSource
  /** Miles from each stop to the next. */
  legMiles: readonly number[]
  /** Line for the map. Null where there is no road and the miles are a straight-line estimate. */
  line: Line | null
}

export async function findRoute(engine: RoutingEngine, stops: readonly Point[]): Promise<PlannedRoute> {
  const { miles, legs, source } = await engine.route(stops)
  const legMiles = legs.map((leg) => leg.miles)
  if (source === 'estimate') return { miles, source, legMiles, line: null }
  const line = thinLine(
    legs.flatMap((leg) => leg.line),
    mostPoints,
  )
  return { miles, source, legMiles, line: line.map(([x, y]) => [short(x), short(y)] as const) }
}

/** Miles of a route in tenths, as they are stored. Null where there is no road. */
export const milesTenthsOf = ({ miles, line }: PlannedRoute): number | null => (line ? Math.round(miles * 10) : null)

/** Rounds to about a yard. */
const short = (degrees: number) => Math.round(degrees * 100_000) / 100_000
