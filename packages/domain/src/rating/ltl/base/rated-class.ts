import {
  type DensityTable,
  densityTables,
  type FreightClass,
  freightClasses,
  suggestedFreightClass,
} from '#freight/freight-class.ts'
import { inForceOn } from '#freight/in-force.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Freight all kinds: a span of classes that a contract rates as one. */
export type FakSpan = { from: FreightClass; to: FreightClass; ratedAs: FreightClass }

/** A density scale of a contract as data; the last row has no bound. */
export type DensityScale = {
  effective: IsoDate
  rows: readonly { below: number | null; freightClass: FreightClass }[]
}

export const classIndexOf = (freightClass: FreightClass): number => freightClasses.indexOf(freightClass)

/** For each class, by its place in the list, the place of the class that it is rated as. */
export function fakTable(spans: readonly FakSpan[]): Uint8Array {
  return Uint8Array.from(freightClasses, (_class, index) => {
    const span = spans.find(({ from, to }) => index >= classIndexOf(from) && index <= classIndexOf(to))
    return span === undefined ? index : classIndexOf(span.ratedAs)
  })
}

/** The scales of a contract; without own ones those of the classification. */
export function densityScales(scales: readonly DensityScale[]): readonly DensityTable[] {
  if (scales.length === 0) return densityTables
  return scales.map(({ effective, rows }) => ({
    effective,
    rows: rows.map(({ below, freightClass }) => ({ below: below ?? Number.POSITIVE_INFINITY, freightClass })),
  }))
}

/** The class that a density has under the scale in force on a day; before the first scale that one counts. */
export function classByDensity(
  scales: readonly DensityTable[],
  density: number | null,
  day: IsoDate,
): FreightClass | null {
  const scale = inForceOn(scales, day) ?? scales[0]
  return scale === undefined ? null : suggestedFreightClass(density, scale)
}
