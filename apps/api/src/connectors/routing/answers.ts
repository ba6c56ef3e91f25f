import { roundHalfUp } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import { decodePolyline } from './polyline.ts'

const metersInMile = 1609.344

/** Miles are stored to 0.1. (DEF-115) */
export const milesOf = (meters: number): number => roundHalfUp(meters / metersInMile, 1)

/** A distance in the unit of the engine. */
export const Distance = z.number().min(0)

export const Polyline6 = z.string().transform((text, ctx) => {
  const line = decodePolyline(text, 6)
  if (line?.length) return line
  ctx.addIssue('is no encoded line')
  return z.NEVER
})

/** Distances of a matrix in miles, row by row. NaN for a pair without a distance. */
export function matrixOf<Cell>(
  table: readonly (readonly Cell[])[],
  distanceOf: (cell: Cell) => number | null,
  metersInUnit: number,
): Float64Array {
  return Float64Array.from(table.flat() as Cell[], (cell) => {
    const distance = distanceOf(cell)
    return distance === null ? Number.NaN : milesOf(distance * metersInUnit)
  })
}
