import { densityOfTotal } from '#freight/density.ts'
import { classSuggestion } from '#freight/freight-class.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** ITEM-24, ITEM-25: the class that the density of a line recommends; null until its sides, weight and pallets are known. */
export const recommendedClass = (
  item: Parameters<typeof densityOfTotal>[0],
  day: IsoDate,
): ReturnType<typeof classSuggestion> => classSuggestion(densityOfTotal(item), day)
