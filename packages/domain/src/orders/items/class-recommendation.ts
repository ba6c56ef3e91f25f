import { densityOfTotal } from '#freight/density.ts'
import { classSuggestion, type FreightClass } from '#freight/freight-class.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * Class recommended for the density of a line; null until its dimensions, weight, and pallets are known. (ITEM-24,
 * ITEM-25)
 */
export const recommendedClass = (
  item: Parameters<typeof densityOfTotal>[0],
  day: IsoDate,
): ReturnType<typeof classSuggestion> => classSuggestion(densityOfTotal(item), day)

type ClassChoice = {
  /** Class in the form; null while there is none. */
  chosen: FreightClass | null
  /** Class that was filled in last; null before. */
  filled: FreightClass | null
  recommended: FreightClass | null
}

/**
 * Class to fill in for the density, or null to leave the form as it is. A class that the user chose stays, and one that
 * the user cleared is not filled in again.
 */
export const classToFill = ({ chosen, filled, recommended }: ClassChoice): FreightClass | null =>
  recommended !== filled && (chosen === null || chosen === filled) ? recommended : null
