import type { RoadLeg } from '@lanewise/domain/mileage/routing-engine'
import { z } from 'zod'
import { Distance, matrixOf, milesOf, Polyline6 } from '../answers.ts'

/** Old installations read the unit from another field and answer in kilometers. */
const metersIn = { miles: 1609.344, mi: 1609.344, kilometers: 1000, km: 1000 }
const Units = z.enum(['miles', 'mi', 'kilometers', 'km']).transform((unit) => metersIn[unit])

/** Answer of `/route`: a leg for each stop after the first. */
export const valhallaLegs = (count: number): z.ZodType<RoadLeg[]> =>
  z
    .object({
      trip: z.object({
        units: Units,
        legs: z.array(z.object({ summary: z.object({ length: Distance }), shape: Polyline6 })).length(count),
      }),
    })
    .transform(({ trip }) => trip.legs.map(({ summary, shape }) => legOf(summary.length * trip.units, shape)))

const legOf = (meters: number, line: RoadLeg['line']): RoadLeg => ({ miles: milesOf(meters), line })

/** Answer of `/sources_to_targets`: a row for each source. The distance of a pair without a route is null. */
export const valhallaMatrix = (rows: number, columns: number): z.ZodType<Float64Array> =>
  z
    .object({
      units: Units,
      sources_to_targets: z.array(z.array(Cell).length(columns)).length(rows),
    })
    .transform(({ units, sources_to_targets: table }) => matrixOf(table, (cell) => cell?.distance ?? null, units))

const Cell = z.object({ distance: Distance.nullish() }).nullable()

/** Error codes that mean there is no route between the points, or none within the engine's limits. */
export const valhallaNoRouteCodes = [
  '154', // farther apart than the engine's limit
  '170', // in regions that no road connects
  '171', // no road near a point
  '430', // given up before a way was found
  '441', // a point that cannot be reached
  '442', // no path
] as const

export const valhallaCode = z.object({ error_code: z.int() }).transform(({ error_code: code }) => String(code))
