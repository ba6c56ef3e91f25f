import type { EquipmentMode } from '#freight/modes.ts'
import { fullTrailer } from '#freight/trailer-plan.ts'
import type { SpotAsk } from '#rating/tl/spot-quote.ts'
import { formatNumber, formatWeight } from '#shared/format.ts'

/** Maximum partial load. Beyond it, the rest of the truck is worth nothing to other shippers. */
export const mostPartial = { linearFeet: 28, weight: 20_000 } as const

/** Equipment for partial loads: only vans, reefers and flatbeds carry the freight of several shippers. */
const sharedModes: readonly EquipmentMode[] = [1, 2, 3]

/** Minimum linear feet. Shorter freight still blocks its row. */
const leastLinearFeet = 6

/** Fixed fraction of the truck price. The rest depends on the room taken. */
const forComing = 0.22
const forRoom = 0.95

/** Fraction of the full truck price that a partial load pays, from about a third to three quarters. */
export function partialShare({ linearFeet, weight }: Pick<SpotAsk, 'linearFeet' | 'weight'>): number {
  const feet = Math.max(leastLinearFeet, linearFeet ?? mostPartial.linearFeet)
  const room = Math.max(feet / fullTrailer.linearFeet, (weight ?? 0) / fullTrailer.weight)
  return forComing + forRoom * room
}

/** Explains the fraction. Freight of unknown length is priced at the maximum length. */
export function partialReason(ask: Pick<SpotAsk, 'linearFeet' | 'weight'>): string {
  const percent = formatNumber(partialShare(ask) * 100, 1)
  const of = ask.linearFeet
    ? `${formatNumber(ask.linearFeet)} of ${fullTrailer.linearFeet} linear feet`
    : `up to ${mostPartial.linearFeet} linear feet, as the length is not known`
  return `Partial truckload, ${of}: ${percent}% of a whole truck`
}

/** Reason why freight cannot share a truck, or null when it can. */
export function partialIssue({ equipmentMode, linearFeet, weight }: SpotAsk): string | null {
  if (!sharedModes.includes(equipmentMode)) return 'This equipment is not shared between shippers'
  if ((linearFeet ?? 0) > mostPartial.linearFeet)
    return `A partial truckload takes up to ${mostPartial.linearFeet} linear feet, this freight ${formatNumber(linearFeet)}`
  if ((weight ?? 0) > mostPartial.weight)
    return `A partial truckload takes up to ${formatWeight(mostPartial.weight)}, this freight ${formatWeight(weight)}`
  return null
}
