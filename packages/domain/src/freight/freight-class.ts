import { inForceOn } from '#shared/date-range.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Freight classes, from the densest goods to the lightest. (COMM-32) */
export const freightClasses = [
  '50',
  '55',
  '60',
  '65',
  '70',
  '77.5',
  '85',
  '92.5',
  '100',
  '110',
  '125',
  '150',
  '175',
  '200',
  '250',
  '300',
  '400',
  '500',
] as const

export type FreightClass = (typeof freightClasses)[number]

export type DensityTable = {
  /** First day on which the table applies. */
  effective: IsoDate
  /**
   * Each row applies from the bound of the previous row up to, but not including, its own, in pounds per cubic foot.
   */
  rows: readonly { below: number; freightClass: FreightClass }[]
}

/**
 * Density table of NMFC Docket 2025-1. When the scale changes, add a new table instead of changing an existing one.
 * (FREIGHT-8)
 */
const docket2025: DensityTable = {
  effective: '2025-07-19',
  rows: [
    { below: 1, freightClass: '400' },
    { below: 2, freightClass: '300' },
    { below: 4, freightClass: '250' },
    { below: 6, freightClass: '175' },
    { below: 8, freightClass: '125' },
    { below: 10, freightClass: '100' },
    { below: 12, freightClass: '92.5' },
    { below: 15, freightClass: '85' },
    { below: 22.5, freightClass: '70' },
    { below: 30, freightClass: '65' },
    { below: 35, freightClass: '60' },
    { below: 50, freightClass: '55' },
    { below: Number.POSITIVE_INFINITY, freightClass: '50' },
  ],
}

/** Ordered by effective date. */
export const densityTables: readonly [DensityTable, ...DensityTable[]] = [docket2025]

/** Density table in effect on a day; days before the first table use the first one. (TRADE-4) */
export const densityTableOn = (day: IsoDate): DensityTable => inForceOn(densityTables, day) ?? densityTables[0]

/** A density together with its suggested class; null if there is no suggestion. */
export function classSuggestion(
  density: number | null,
  day: IsoDate,
): { density: number; freightClass: FreightClass } | null {
  const freightClass = suggestedFreightClass(density, densityTableOn(day))
  return density === null || freightClass === null ? null : { density, freightClass }
}

/** Suggested class for a density; null if the density is zero or invalid. (FREIGHT-8, FREIGHT-9, FREIGHT-10) */
export function suggestedFreightClass(density: number | null, table: DensityTable): FreightClass | null {
  if (density === null || !(density > 0)) return null
  return table.rows.find((row) => density < row.below)?.freightClass ?? null
}
