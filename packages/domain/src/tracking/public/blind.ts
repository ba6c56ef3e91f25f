import type { CheckedStop, TrackingActivity } from '#tracking/public/check-calls.ts'
import { percentCovered } from '#tracking/public/tracking-steps.ts'

/** Percent of the leg from which on the truck is closer to the receiver than to the shipper. */
const tellingPercent = 50

/**
 * Hides the origin of a blind shipment from its followers. Pickup places are removed, and so are places of the truck on
 * the way to a pickup or on the first half of the way from one. (DEF-112)
 */
export function withoutShipFrom(
  activities: readonly TrackingActivity[],
  stops: readonly Pick<CheckedStop, 'id' | 'isPickup'>[],
): TrackingActivity[] {
  const pickups = new Set(stops.filter(({ isPickup }) => isPickup).map(({ id }) => id))
  const isPickup = (id: string | null) => id === null || pickups.has(id)
  const isTelling = (one: TrackingActivity) => {
    if (!isPickup(one.currentStopId)) return false
    if (one.nextStopId === null || isPickup(one.nextStopId) || one.eventType === 'Arrival') return true
    return percentCovered(one) < tellingPercent
  }
  return activities.map((one) => (isTelling(one) ? { ...one, place: null } : one))
}
