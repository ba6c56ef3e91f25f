import type { MilesSource, Point, RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { thinLine } from '@lanewise/domain/mileage/thin-line'

/** As many points as a map of a lane can show apart. */
const mostPoints = 300

export type Line = readonly (readonly [longitude: number, latitude: number])[]

export type Way = {
  miles: number
  source: MilesSource
  /** Those from each stop to the next. */
  legMiles: readonly number[]
  /** To draw; null where no road leads and the miles are those of the straight line. */
  line: Line | null
}

/** The way along the roads over all stops in their order. */
export async function findWay(engine: RoutingEngine, stops: readonly Point[]): Promise<Way> {
  const { miles, legs, source } = await engine.route(stops)
  const legMiles = legs.map((leg) => leg.miles)
  if (source === 'estimate') return { miles, source, legMiles, line: null }
  const line = thinLine(
    legs.flatMap((leg) => leg.line),
    mostPoints,
  )
  return { miles, source, legMiles, line: line.map(([x, y]) => [short(x), short(y)] as const) }
}

/** The miles of a way as they are stored; none where no road leads. */
export const milesTenthsOf = ({ miles, line }: Way): number | null => (line ? Math.round(miles * 10) : null)

/** To about a yard. */
const short = (degrees: number) => Math.round(degrees * 100_000) / 100_000
