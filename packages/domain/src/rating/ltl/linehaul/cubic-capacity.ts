import { poundsText } from '#rating/ltl/charge-text.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'
import { formatNumber } from '#shared/format.ts'
import { exact } from '#shared/units.ts'

/** Cubic capacity rule: from this many cubic feet on, each cubic foot is rated at a minimum weight in pounds. */
export type CubicCapacity = { cubicFeet: number; poundsPerCubicFoot: number }

/** Minimum rated pounds of bulky freight, or 0 when the rule does not apply. */
export function cubePounds(rule: CubicCapacity | null, cubicFeet: number): number {
  if (rule === null || cubicFeet < rule.cubicFeet) return 0
  return Math.ceil(exact(cubicFeet * rule.poundsPerCubicFoot, 13))
}

export function cubeText({ cubicFeet, pounds }: Shipment, ratedPounds: number): string {
  const density = formatNumber(pounds / cubicFeet, 2)
  return `Cubic capacity: ${formatNumber(cubicFeet, 0)} cu ft at ${density} lb per cu ft are rated as ${poundsText(ratedPounds)}`
}
