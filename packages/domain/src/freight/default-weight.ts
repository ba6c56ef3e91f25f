import { type Measure, positive } from '#freight/measure.ts'

/** FREIGHT-20: pounds that a pallet counts for while nobody has said what it weighs. */
export const weightPerPallet = 48

/** FREIGHT-20, DEF-87: the weight that planning reckons with, and whether it stands in for one that is missing or 0. */
export function planningWeight(order: { weight?: Measure; palletCount?: Measure }): {
  weight: number
  isEstimated: boolean
} {
  const weight = positive(order.weight)
  if (weight !== null) return { weight, isEstimated: false }
  return { weight: weightPerPallet * (positive(order.palletCount) ?? 0), isEstimated: true }
}
