import type { HazardClass } from '#commodities/hazmat.ts'
import { listOf } from '#rating/ltl/charge-text.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'

/** Reasons why a carrier refuses a shipment because of its hazard classes. Empty when it takes the shipment. */
export function hazmatRefusals(taken: readonly HazardClass[], { hazard }: Shipment): string[] {
  if (!hazard.isHazmat) return []
  if (taken.length === 0) return ['takes no hazardous freight']
  const refused = hazard.classes.filter((one) => !taken.includes(one))
  if (refused.length === 0) return []
  return [`takes no hazardous freight of class ${listOf(refused)}`]
}
