import type { Accessorial } from '#rating/accessorials.ts'
import { withOverlength } from '#rating/overlength.ts'

type ChosenAccessorials = {
  pickupAccessorials: readonly Accessorial[]
  dropoffAccessorials: readonly Accessorial[]
  additionalServices: readonly Accessorial[]
}
type RequestedAccessorials = ChosenAccessorials & {
  lineItems: readonly (Parameters<typeof withOverlength>[1][number] & { isHazmat?: boolean | null })[]
}

/** Accessorials for an LTL or volume rate request, without duplicates. (RATE-23) */
export function rateAccessorials(requested: RequestedAccessorials): Accessorial[] {
  const chosen = chosenAccessorials(requested)
  const hazmat: Accessorial[] = requested.lineItems.some(({ isHazmat }) => isHazmat) ? ['Hazmat'] : []
  return [...new Set(withOverlength([...chosen, ...hazmat], requested.lineItems))]
}

/** Accessorials that a user chose for the pickup, the dropoff and the whole trip. */
export const chosenAccessorials = (chosen: ChosenAccessorials): Accessorial[] => [
  ...new Set([...chosen.pickupAccessorials, ...chosen.dropoffAccessorials, ...chosen.additionalServices]),
]
