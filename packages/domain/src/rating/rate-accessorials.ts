import type { Accessorial } from '#rating/accessorials.ts'
import { withOverlength } from '#rating/overlength.ts'

type RequestedAccessorials = {
  pickupAccessorials: readonly Accessorial[]
  dropoffAccessorials: readonly Accessorial[]
  additionalServices: readonly Accessorial[]
  lineItems: readonly (Parameters<typeof withOverlength>[1][number] & { isHazmat?: boolean | null })[]
}

/** Accessorials for an LTL or volume rate request, without duplicates. (RATE-23) */
export function rateAccessorials(requested: RequestedAccessorials): Accessorial[] {
  const chosen = [...requested.pickupAccessorials, ...requested.dropoffAccessorials, ...requested.additionalServices]
  const hazmat: Accessorial[] = requested.lineItems.some(({ isHazmat }) => isHazmat) ? ['Hazmat'] : []
  return [...new Set(withOverlength([...chosen, ...hazmat], requested.lineItems))]
}
