import { floorPlan, linearFeet } from '#freight/linear-feet.ts'

/**
 * Capacity of a trailer in pallets, pounds, cubic feet, and linear feet, unless a constraint set or lane overrides it.
 */
export const fullTrailer = { pallets: 26, weight: 44_000, cubicFeet: 3_800, linearFeet: 53 } as const

/** One pallet on the trailer floor; x and y in inches from the front and the left wall. */
export type PlacedPallet = { line: number; x: number; y: number; length: number; width: number }

/**
 * Pallet positions when the lines are loaded one after another; pallets that would extend past the doors are left out.
 */
export function trailerPlan(lines: readonly Parameters<typeof linearFeet>[0][]): PlacedPallet[] {
  const placed: PlacedPallet[] = []
  let start = 0
  for (const [line, freight] of lines.entries()) {
    placed.push(...palletsOf(freight, line, start))
    start += linearFeet(freight) * 12
  }
  return placed
}

const trailerInches = fullTrailer.linearFeet * 12

function palletsOf(freight: Parameters<typeof linearFeet>[0], line: number, start: number): PlacedPallet[] {
  const floor = floorPlan(freight)
  if (floor === null) return []
  const { length, width, places, perRow } = floor
  const fitting = Math.max(0, Math.ceil((trailerInches - start) / length)) * perRow
  return Array.from({ length: Math.min(places, fitting) }, (_unused, index) => ({
    line,
    x: start + Math.floor(index / perRow) * length,
    y: (index % perRow) * width,
    length,
    width,
  }))
}
