import { type Measure, positive } from '#freight/measure.ts'
import { exact } from '#shared/units.ts'

type Line = { packageLength?: Measure; packageWidth?: Measure; palletCount?: Measure; isStackable?: boolean | null }

/** Usable trailer width for pallets, in inches. (FREIGHT-12) */
export const referenceWidth = 98

/** Linear feet of trailer that a line takes; 0 if a measure is missing or zero. (FREIGHT-13 to FREIGHT-17, DEF-97) */
export function linearFeet(line: Line): number {
  const floor = floorPlan(line)
  if (floor === null) return 0
  const feet = Math.ceil(exact((floor.rows * floor.length) / 12, 13))
  return Number.isFinite(feet) ? feet : 0
}

/**
 * Floor layout of a line's pallets: length along and width across the trailer in inches, and the number of pallets per
 * row.
 */
export function floorPlan(
  line: Line,
): { length: number; width: number; places: number; perRow: number; rows: number } | null {
  const sides = turned(positive(line.packageLength), positive(line.packageWidth))
  const count = positive(line.palletCount)
  if (sides === null || count === null) return null
  const perRow = Math.max(1, Math.floor(exact(referenceWidth / sides.width, 13)))
  const onFloor = line.isStackable ? count / 2 : count
  return { ...sides, places: Math.ceil(onFloor), perRow, rows: Math.ceil(onFloor / perRow) }
}

/** Linear feet of several lines, as the sum of their rounded values. (FREIGHT-19) */
export function totalLinearFeet(lines: readonly Line[]): number {
  return lines.reduce((total, line) => total + linearFeet(line), 0)
}

/** An item that fits across the trailer is turned with its longer side across. */
function turned(length: number | null, width: number | null): { length: number; width: number } | null {
  if (length === null || width === null) return null
  if (length > referenceWidth) return { length, width }
  return { length: Math.min(length, width), width: Math.max(length, width) }
}
