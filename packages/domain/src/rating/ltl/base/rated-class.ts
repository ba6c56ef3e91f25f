import {
  type DensityTable,
  densityTables,
  type FreightClass,
  freightClasses,
  suggestedFreightClass,
} from '#freight/freight-class.ts'
import { inForceOn } from '#shared/date-range.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Freight all kinds (FAK): a range of classes that a contract rates as one class. */
export type FakSpan = { from: FreightClass; to: FreightClass; ratedAs: FreightClass }

/** Density scale of a contract as data. The last row has no upper bound. */
export type DensityScale = {
  effective: IsoDate
  rows: readonly { below: number | null; freightClass: FreightClass }[]
}

export const classIndexOf = (freightClass: FreightClass): number => freightClasses.indexOf(freightClass)

/** Maps each class index to the index of the class that it is rated as. */
export function fakTable(spans: readonly FakSpan[]): Uint8Array {
  return Uint8Array.from(freightClasses, (_class, index) => {
    const span = spans.find(({ from, to }) => index >= classIndexOf(from) && index <= classIndexOf(to))
    return span === undefined ? index : classIndexOf(span.ratedAs)
  })
}

/** Density scales of a contract, or those of the classification when the contract has none. */
export function densityScales(scales: readonly DensityScale[]): readonly DensityTable[] {
  if (scales.length === 0) return densityTables
  return scales.map(({ effective, rows }) => ({
    effective,
    rows: rows.map(({ below, freightClass }) => ({ below: below ?? Number.POSITIVE_INFINITY, freightClass })),
  }))
}

/** Class for a density under the scale in force on a day. The first scale also applies to earlier days. */
export function classByDensity(
  scales: readonly DensityTable[],
  density: number | null,
  day: IsoDate,
): FreightClass | null {
  const scale = inForceOn(scales, day) ?? scales[0]
  return scale === undefined ? null : suggestedFreightClass(density, scale)
}
