import type { Point, RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { thinLine } from '@lanewise/domain/mileage/thin-line'
import type { Line } from './lanes.queries.ts'

/** As many points as a map of a lane can show apart. */
const mostPoints = 300

/** The way along the roads: its miles in tenths and the line to draw; nulls where no road leads. */
export async function findWay(
  engine: RoutingEngine,
  from: Point,
  to: Point,
): Promise<{ milesTenths: number | null; line: Line | null }> {
  const { miles, legs, source } = await engine.route([from, to])
  if (source === 'estimate') return { milesTenths: null, line: null }
  const line = thinLine(
    legs.flatMap((leg) => leg.line),
    mostPoints,
  )
  return { milesTenths: Math.round(miles * 10), line: line.map(([x, y]) => [short(x), short(y)] as const) }
}

/** To about a yard. */
const short = (degrees: number) => Math.round(degrees * 100_000) / 100_000
