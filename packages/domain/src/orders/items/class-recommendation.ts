import { densityOfTotal } from '#freight/density.ts'
import { classSuggestion } from '#freight/freight-class.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * Class recommended for the density of a line; null until its dimensions, weight, and pallets are known. (ITEM-24,
 * ITEM-25)
 */
export const recommendedClass = (
  item: Parameters<typeof densityOfTotal>[0],
  day: IsoDate,
): ReturnType<typeof classSuggestion> => classSuggestion(densityOfTotal(item), day)
