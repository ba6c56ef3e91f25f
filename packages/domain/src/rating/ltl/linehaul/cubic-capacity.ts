import type { Shipment } from '#rating/ltl/shipment.ts'
import { poundsText } from '#rating/ltl/words.ts'
import { formatNumber } from '#shared/format.ts'
import { exact } from '#shared/units.ts'

/** From so many cubic feet on, freight is rated as if every one of them weighed so many pounds at least. */
export type CubicCapacity = { cubicFeet: number; poundsPerCubicFoot: number }

/** The pounds that bulky freight is rated as at least; 0 where the rule does not apply. */
export function cubePounds(rule: CubicCapacity | null, cubicFeet: number): number {
  if (rule === null || cubicFeet < rule.cubicFeet) return 0
  return Math.ceil(exact(cubicFeet * rule.poundsPerCubicFoot, 13))
}

export function cubeWords({ cubicFeet, pounds }: Shipment, ratedPounds: number): string {
  const density = formatNumber(pounds / cubicFeet, 2)
  return `Cubic capacity: ${formatNumber(cubicFeet, 0)} cu ft at ${density} lb per cu ft are rated as ${poundsText(ratedPounds)}`
}
