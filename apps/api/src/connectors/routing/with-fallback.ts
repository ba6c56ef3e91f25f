import type { MilesMatrix, Point, RoadLeg, RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import { legsInParts, matrixInParts, withoutFailure } from './in-parts.ts'
import type { OutsideEngine } from './outside-engine.ts'
import { rememberPairs } from './pair-cache.ts'

/** About 10 MB at most. */
const mostPairs = 50_000

/**
 * An external engine with the built-in network as its fallback. When the engine fails, is late or knows no route, the
 * network answers, and the answer names its source. A route comes from one source as a whole. In a matrix, only the
 * missing pairs come from the network; its source is then the one the network reports, the weaker of the two, so that a
 * mixed answer is not mistaken for the engine's.
 */
export function withFallback(engine: OutsideEngine, network: RoutingEngine): RoutingEngine {
  const { source } = engine
  const pairMiles = rememberPairs(async (from, to) => {
    const legs = await engine.route([from, to])
    return legs && sumOf(legs)
  }, mostPairs)

  return {
    roadMiles: async (from, to) => {
      const miles = await pairMiles(from, to).catch(withoutFailure)
      return miles === null ? network.roadMiles(from, to) : { miles, source }
    },
    route: async (stops) => {
      const legs = await legsInParts(engine, stops).catch(withoutFailure)
      return legs === null ? network.route(stops) : { miles: sumOf(legs), legs, source }
    },
    matrix: async (from, to) => {
      const miles = await matrixInParts(engine, { from, to })
      const gaps = gapsIn(miles, to.length)
      return gaps ? filled({ miles, from, to }, gaps, network) : { miles, source }
    },
  }
}

const sumOf = (legs: readonly RoadLeg[]) =>
  roundHalfUp(
    legs.reduce((sum, { miles }) => sum + miles, 0),
    1,
  )

/** Rows and columns with missing distances. Undefined where nothing is missing. */
type Gaps = { rows: number[]; columns: number[] }

function gapsIn(miles: Float64Array, width: number): Gaps | undefined {
  const rows = new Set<number>()
  const columns = new Set<number>()
  miles.forEach((value, index) => {
    if (!Number.isNaN(value)) return
    rows.add(Math.floor(index / width))
    columns.add(index % width)
  })
  return rows.size > 0 ? { rows: [...rows], columns: [...columns] } : undefined
}

type Unfilled = { miles: Float64Array; from: readonly Point[]; to: readonly Point[] }

async function filled(
  { miles, from, to }: Unfilled,
  { rows, columns }: Gaps,
  network: RoutingEngine,
): Promise<MilesMatrix> {
  const own = await network.matrix(pick(from, rows), pick(to, columns))
  rows.forEach((row, ownRow) => {
    columns.forEach((column, ownColumn) => {
      const index = row * to.length + column
      if (Number.isNaN(miles[index])) miles[index] = own.miles[ownRow * columns.length + ownColumn] ?? Number.NaN
    })
  })
  return { miles, source: own.source }
}

const pick = (points: readonly Point[], indexes: readonly number[]) =>
  indexes.map((index) => points[index]).filter((point) => point !== undefined)
