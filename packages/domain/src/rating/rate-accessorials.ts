import type { Accessorial } from '#rating/accessorials.ts'
import { withOverlength } from '#rating/overlength.ts'

type Asked = {
  pickupAccessorials: readonly Accessorial[]
  dropoffAccessorials: readonly Accessorial[]
  additionalServices: readonly Accessorial[]
  lineItems: readonly (Parameters<typeof withOverlength>[1][number] & { isHazmat?: boolean | null })[]
}

/** RATE-23: the accessorials that LTL and volume rates are asked with, each once. */
export function rateAccessorials(asked: Asked): Accessorial[] {
  const chosen = [...asked.pickupAccessorials, ...asked.dropoffAccessorials, ...asked.additionalServices]
  const hazmat: Accessorial[] = asked.lineItems.some(({ isHazmat }) => isHazmat) ? ['Hazmat'] : []
  return [...new Set(withOverlength([...chosen, ...hazmat], asked.lineItems))]
}
