import { fullTrailer } from '#freight/full-trailer.ts'
import type { EquipmentMode } from '#freight/modes.ts'
import type { SpotAsk } from '#rating/tl/spot-quote.ts'
import { formatNumber, formatWeight } from '#shared/format.ts'

/** Beyond this the rest of the truck is worth nothing to others. */
export const mostPartial = { linearFeet: 28, weight: 20_000 } as const

/** Only vans, reefers and flatbeds carry the freight of several shippers. */
const sharedModes: readonly EquipmentMode[] = [1, 2, 3]

/** Less than this still blocks the row it stands in. */
const leastLinearFeet = 6

/** What a truck costs for coming at all, as a part of its price; the rest follows the room that is taken. */
const forComing = 0.22
const forRoom = 0.95

/** The part of the price of a whole truck that freight pays for its share of it, from about a third to three quarters. */
export function partialShare({ linearFeet, weight }: Pick<SpotAsk, 'linearFeet' | 'weight'>): number {
  const feet = Math.max(leastLinearFeet, linearFeet ?? mostPartial.linearFeet)
  const room = Math.max(feet / fullTrailer.linearFeet, (weight ?? 0) / fullTrailer.weight)
  return forComing + forRoom * room
}

/** The share as a sentence; freight whose length is not known is priced as the longest that goes. */
export function partialReason(ask: Pick<SpotAsk, 'linearFeet' | 'weight'>): string {
  const percent = formatNumber(partialShare(ask) * 100, 1)
  const of = ask.linearFeet
    ? `${formatNumber(ask.linearFeet)} of ${fullTrailer.linearFeet} linear feet`
    : `up to ${mostPartial.linearFeet} linear feet, as the length is not known`
  return `Partial truckload, ${of}: ${percent}% of a whole truck`
}

/** Why freight cannot share a truck; null when it can. */
export function partialIssue({ equipmentMode, linearFeet, weight }: SpotAsk): string | null {
  if (!sharedModes.includes(equipmentMode)) return 'This equipment is not shared between shippers'
  if ((linearFeet ?? 0) > mostPartial.linearFeet)
    return `A partial truckload takes up to ${mostPartial.linearFeet} linear feet, this freight ${formatNumber(linearFeet)}`
  if ((weight ?? 0) > mostPartial.weight)
    return `A partial truckload takes up to ${formatWeight(mostPartial.weight)}, this freight ${formatWeight(weight)}`
  return null
}
