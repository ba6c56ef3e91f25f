import { lineVolume } from '#freight/density.ts'
import type { FreightClass } from '#freight/freight-class.ts'
import { freightClasses } from '#freight/freight-class.ts'
import { totalLinearFeet } from '#freight/linear-feet.ts'
import { type Measure, positive } from '#freight/measure.ts'

type Line = {
  totalWeight?: Measure
  packageLength?: Measure
  packageWidth?: Measure
  packageHeight?: Measure
  palletCount?: Measure
  isStackable?: boolean | null
  freightClass?: FreightClass | null
}

export type FreightSummary = {
  weight: number
  pallets: number
  /** Pounds per cubic foot over the lines with known dimensions, or null when there are none. */
  density: number | null
  classes: FreightClass[]
}

/** Totals over all lines. */
export function freightSummary(lines: readonly Line[]): FreightSummary {
  return {
    weight: sum(lines, ({ totalWeight }) => totalWeight),
    pallets: sum(lines, ({ palletCount }) => palletCount),
    density: densityOf(lines),
    classes: freightClasses.filter((one) => lines.some(({ freightClass }) => freightClass === one)),
  }
}

/** Linear feet of trailer: the entered value, otherwise the sum over the lines, at most 53 feet. */
export const linearFeetOf = (details: { linearFeet?: number | null; lineItems: readonly Line[] }): number =>
  details.linearFeet ?? totalLinearFeet(details.lineItems)

function densityOf(lines: readonly Line[]): number | null {
  const measured = lines.filter((line) => lineVolume(line) !== null && positive(line.totalWeight) !== null)
  const feet = measured.reduce((total, line) => total + (lineVolume(line) ?? 0), 0)
  return feet > 0 ? sum(measured, ({ totalWeight }) => totalWeight) / feet : null
}

const sum = (lines: readonly Line[], of: (line: Line) => Measure) =>
  lines.reduce((total, line) => total + (positive(of(line)) ?? 0), 0)
