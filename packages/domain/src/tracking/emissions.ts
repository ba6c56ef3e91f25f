import { positive } from '#freight/measure.ts'
import { formatOneDecimal } from '#shared/format.ts'
import { exact } from '#shared/units.ts'

/** Default emissions in grams of carbon dioxide per mile, which a company can override. (DEF-97) */
export const defaultEmissionsFactor = 1360

/** Emissions in grams for a distance in miles. (TRACK-35, DEF-97) */
export const emissionsInGrams = (distance: number, gramsPerMile?: number | null): number =>
  exact(distance * (positive(gramsPerMile) ?? defaultEmissionsFactor))

/**
 * Formats grams as "907.1 g", from a thousand on as kg, from a million on as tonnes. Zero is "N/A". (TRACK-36,
 * TRACK-37)
 */
export function formatEmissions(grams: number): string {
  if (!(grams > 0)) return 'N/A'
  if (grams < 1000) return `${formatOneDecimal(grams)} g`
  return grams < 1_000_000 ? `${formatOneDecimal(grams / 1000)} kg` : `${formatOneDecimal(grams / 1_000_000)} t`
}
