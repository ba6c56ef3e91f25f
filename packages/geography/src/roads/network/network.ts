import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { type Grouped, grouped } from '#places/grouped.ts'
import { readCorridors, type Stretch } from './corridors.ts'
import { roadKinds } from './kinds.ts'
import { readPoints, roadFile } from './places.ts'

/** Stretches of road between places; both are identified by row. */
export type RoadNetwork = {
  places: readonly string[]
  points: readonly Point[]
  from: Uint16Array
  to: Uint16Array
  /** Length of each stretch in tenths of a mile. */
  tenths: Uint16Array
  /** Cost per mile of each stretch when paths are compared. */
  weights: Float64Array
  /** Stretches at each place: `stretch` if it begins there, `stretches + stretch` if it ends there. */
  at: Grouped
}

const files = ['united-states-west', 'united-states-middle', 'united-states-east', 'canada-and-alaska', 'mexico']

let network: RoadNetwork | undefined

/** Built-in road network, read from its files at the first call and cached. */
export function roadNetwork(): RoadNetwork {
  network ??= networkOf(roadStretches(), readPoints(roadFile('city-points') + roadFile('points')))
  return network
}

export const roadStretches = (): Stretch[] => [...files, 'local-roads'].flatMap((file) => readCorridors(roadFile(file)))

export function networkOf(stretches: readonly Stretch[], pointOf: ReadonlyMap<string, Point>): RoadNetwork {
  const places = [...new Set(stretches.flatMap(({ from, to }) => [from, to]))]
  const rowOf = new Map(places.map((place, row) => [place, row]))
  const points = places.map((place) => pointOf.get(place) ?? nowhere(place))
  const from = Uint16Array.from(stretches, (stretch) => rowOf.get(stretch.from) ?? 0)
  const to = Uint16Array.from(stretches, (stretch) => rowOf.get(stretch.to) ?? 0)
  return {
    places,
    points,
    from,
    to,
    tenths: Uint16Array.from(stretches, (stretch, row) =>
      tenthsOf(stretch, points[from[row] ?? 0], points[to[row] ?? 0]),
    ),
    weights: Float64Array.from(stretches, ({ kind }) => roadKinds[kind].weight),
    at: grouped(Uint32Array.of(...from, ...to), places.length),
  }
}

function tenthsOf({ kind, miles }: Stretch, start?: Point, end?: Point): number {
  const known = miles ?? (start && end ? greatCircleMiles(start, end) * roadKinds[kind].bends : 0)
  return Math.round(known * 10)
}

function nowhere(place: string): never {
  throw new Error(`The roads pass a place whose point is not known: ${place}`)
}
