import { type Measure, positive } from '#freight/measure.ts'
import { exact } from '#shared/units.ts'

type Line = { packageLength?: Measure; packageWidth?: Measure; palletCount?: Measure; isStackable?: boolean | null }

/** FREIGHT-12: inches across the trailer that pallets can use. */
export const referenceWidth = 98

/** FREIGHT-13 to FREIGHT-17, DEF-97: feet of trailer that a line takes; 0 when a measure is missing or zero. */
export function linearFeet(line: Line): number {
  const floor = floorPlan(line)
  if (floor === null) return 0
  const feet = Math.ceil(exact((floor.rows * floor.length) / 12, 13))
  return Number.isFinite(feet) ? feet : 0
}

/** How the pallets of a line stand on the floor: inches along and across the trailer, in rows of so many. */
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

/** FREIGHT-19: feet of trailer that several lines take, the sum of their rounded values. */
export function totalLinearFeet(lines: readonly Line[]): number {
  return lines.reduce((total, line) => total + linearFeet(line), 0)
}

/** An item that fits across the trailer stands with its larger side across. */
function turned(length: number | null, width: number | null): { length: number; width: number } | null {
  if (length === null || width === null) return null
  if (length > referenceWidth) return { length, width }
  return { length: Math.min(length, width), width: Math.max(length, width) }
}
