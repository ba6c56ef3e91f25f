import { positive } from '#freight/measure.ts'
import { formatNumber } from '#shared/format.ts'
import { exact, roundHalfUp } from '#shared/units.ts'

/** DEF-97: grams of carbon dioxide for each mile, unless the company sets another number. */
export const defaultEmissionsFactor = 1360

/** TRACK-35, DEF-97: grams that a distance in miles causes. */
export const emissionsInGrams = (distance: number, gramsPerMile?: number | null): number =>
  exact(distance * (positive(gramsPerMile) ?? defaultEmissionsFactor))

/** Grams as "907.1 g", from a thousand on as kg, from a million on as tonnes; nothing is "N/A". */
export function formatEmissions(grams: number): string {
  if (!(grams > 0)) return 'N/A'
  if (grams < 1000) return `${atMostOneDecimal(grams)} g`
  return grams < 1_000_000 ? `${atMostOneDecimal(grams / 1000)} kg` : `${atMostOneDecimal(grams / 1_000_000)} t`
}

const atMostOneDecimal = (value: number) => formatNumber(roundHalfUp(value, 1))
