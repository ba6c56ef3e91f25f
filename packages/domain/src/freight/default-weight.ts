import { type Measure, positive } from '#freight/measure.ts'

/** Pounds assumed per pallet while its weight is unknown. (FREIGHT-20) */
export const weightPerPallet = 48

/** Weight used for planning, and whether it replaces a weight that is missing or 0. (FREIGHT-20, DEF-87) */
export function planningWeight(order: { weight?: Measure; palletCount?: Measure }): {
  weight: number
  isEstimated: boolean
} {
  const weight = positive(order.weight)
  if (weight !== null) return { weight, isEstimated: false }
  return { weight: weightPerPallet * (positive(order.palletCount) ?? 0), isEstimated: true }
}
