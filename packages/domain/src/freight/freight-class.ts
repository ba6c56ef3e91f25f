import { inForceOn } from '#freight/in-force.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** COMM-32: the freight classes, from the densest goods to the lightest. */
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
  /** The first day on which the table holds. */
  effective: IsoDate
  /** Each row holds from the bound of the row before it up to, and without, its own, in pounds per cubic foot. */
  rows: readonly { below: number; freightClass: FreightClass }[]
}

/** FREIGHT-8: the table of NMFC Docket 2025-1. The scale changes from time to time: a new one is added, none is changed. */
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

/** In the order of their days. */
export const densityTables: readonly [DensityTable, ...DensityTable[]] = [docket2025]

/** TRADE-4: the table that holds on a day; before the first that one counts. */
export const densityTableOn = (day: IsoDate): DensityTable => inForceOn(densityTables, day) ?? densityTables[0]

/** A density together with the class it suggests; null where it suggests none. */
export function classSuggestion(
  density: number | null,
  day: IsoDate,
): { density: number; freightClass: FreightClass } | null {
  const freightClass = suggestedFreightClass(density, densityTableOn(day))
  return density === null || freightClass === null ? null : { density, freightClass }
}

/** FREIGHT-8, FREIGHT-9, FREIGHT-10: the class that a density suggests; none for zero or an invalid density. */
export function suggestedFreightClass(density: number | null, table: DensityTable): FreightClass | null {
  if (density === null || !(density > 0)) return null
  return table.rows.find((row) => density < row.below)?.freightClass ?? null
}
