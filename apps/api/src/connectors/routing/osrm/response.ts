import type { RoadLeg } from '@lanewise/domain/mileage/routing-engine'
import { z } from 'zod'
import { Distance, matrixOf, milesOf, Polyline6 } from '../answers.ts'
import { cutLine } from './cut-line.ts'

/** Answer of `/route`: a leg for each stop after the first, and one line for all of them. */
export const osrmLegs = (count: number): z.ZodType<RoadLeg[]> =>
  z
    .object({
      code: z.literal('Ok'),
      routes: z.tuple(
        [z.object({ geometry: Polyline6, legs: z.array(z.object({ distance: Distance })).length(count) })],
        z.unknown(),
      ),
    })
    .transform(({ routes: [{ geometry, legs }] }) => {
      const meters = legs.map(({ distance }) => distance)
      return cutLine(geometry, meters).map((line, leg) => ({ miles: milesOf(meters[leg] ?? 0), line }))
    })

/** Answer of `/table`: a row for each source, in meters. Null for a pair without a route. */
export const osrmTable = (rows: number, columns: number): z.ZodType<Float64Array> =>
  z
    .object({
      code: z.literal('Ok'),
      distances: z.array(z.array(Distance.nullable()).length(columns)).length(rows),
    })
    .transform(({ distances }) => matrixOf(distances, (distance) => distance, 1))

/** Error codes that mean there is no route between the points. */
export const osrmNoRouteCodes = ['NoRoute', 'NoSegment', 'NoTable'] as const

export const osrmCode = z.object({ code: z.string().regex(/^[A-Za-z]{1,40}$/) }).transform(({ code }) => code)
