import type { HazardClass } from '#commodities/hazmat.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'
import { listOf } from '#rating/ltl/words.ts'

/** Why a carrier of some hazard classes, or of none, leaves a shipment; empty when it takes it. */
export function hazmatRefusals(taken: readonly HazardClass[], { hazard }: Shipment): string[] {
  if (!hazard.isHazmat) return []
  if (taken.length === 0) return ['takes no hazardous freight']
  const refused = hazard.classes.filter((one) => !taken.includes(one))
  if (refused.length === 0) return []
  return [`takes no hazardous freight of class ${listOf(refused)}`]
}
