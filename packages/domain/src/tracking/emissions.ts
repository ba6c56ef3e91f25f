import { positive } from '#freight/measure.ts'
import { formatOneDecimal } from '#shared/format.ts'
import { exact } from '#shared/units.ts'

/** DEF-97: grams of carbon dioxide for each mile, unless the company sets another number. */
export const defaultEmissionsFactor = 1360

/** TRACK-35, DEF-97: grams that a distance in miles causes. */
export const emissionsInGrams = (distance: number, gramsPerMile?: number | null): number =>
  exact(distance * (positive(gramsPerMile) ?? defaultEmissionsFactor))

/** TRACK-36, TRACK-37: grams as "907.1 g", from a thousand on as kg, from a million on as tonnes; nothing is "N/A". */
export function formatEmissions(grams: number): string {
  if (!(grams > 0)) return 'N/A'
  if (grams < 1000) return `${formatOneDecimal(grams)} g`
  return grams < 1_000_000 ? `${formatOneDecimal(grams / 1000)} kg` : `${formatOneDecimal(grams / 1_000_000)} t`
}
