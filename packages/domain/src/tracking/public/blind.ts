import type { CheckedStop, TrackingActivity } from '#tracking/public/check-calls.ts'
import { percentCovered } from '#tracking/public/tracking-steps.ts'

/** From so much of the way on a truck is nearer to whoever gets the freight than to whoever ships it. */
const tellingPercent = 50

/**
 * DEF-112: who follows a blind shipment learns nothing of where it comes from. So no place of a pickup is told, and none of
 * the truck on its way to a pickup or on the first half of its way from one.
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
