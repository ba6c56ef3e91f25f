import type { PlaceData } from '../data.ts'
import { rowsOf } from '../grouped.ts'
import { largest } from '../largest.ts'

/** Rows of a city's postal codes, the most populous first. */
export function codesOfCity({ postalCodes }: PlaceData, city: number, limit = Number.POSITIVE_INFINITY): number[] {
  const best = largest(limit)
  for (const row of rowsOf(postalCodes.byCity, city)) best.add(row, postalCodes.populations[row] ?? 0)
  return best.rows()
}
