import type { ConsolidatedStop } from '@lanewise/contract/consolidation'
import type { PlannedVisit } from './load/plan-visits.ts'
import type { ReadLoad } from './load/read-load.ts'

/** A stop of the load with the freight handled at it. */
export function stopView({ orders }: ReadLoad, visit: PlannedVisit): ConsolidatedStop {
  const { stopType, parts, earlyAt, lateAt, appointmentAt, planned, legMiles } = visit
  const [place] = parts
  if (!place) throw new Error('A stop serves an order')
  const ids = new Set(parts.map(({ id }) => id))
  const handled = orders
    .flatMap(({ items }) => items)
    .filter((item) => ids.has(stopType === 0 ? item.pickupStopId : item.dropoffStopId))
  return {
    ...placeView(place),
    id: place.id,
    stopType,
    earlyDateTime: earlyAt.toISOString(),
    lateDateTime: lateAt.toISOString(),
    appointmentDateTime: appointmentAt?.toISOString() ?? null,
    distance: legMiles,
    pallets: handled.reduce((sum, { palletCount }) => sum + (palletCount ?? 0), 0),
    weight: handled.reduce((sum, { totalWeight }) => sum + (totalWeight ?? 0), 0),
    plannedDateTime: planned?.at ?? null,
    waitMinutes: planned?.waitMinutes ?? 0,
    parts: parts.map((part) => ({
      orderStopId: part.id,
      orderNumber: part.order,
      stopNumber: part.stopNumber,
      earlyDateTime: part.earlyAt.toISOString(),
      lateDateTime: part.lateAt.toISOString(),
      appointmentDateTime: part.appointmentAt?.toISOString() ?? null,
    })),
  }
}

const placeView = (place: PlannedVisit['parts'][number]) => ({
  companyName: place.companyName,
  locationName: place.locationName,
  locationNumber: place.locationNumber,
  city: place.city,
  state: place.state,
  zip: place.postalCode,
  ianaTimeZone: place.timeZone,
  coordinates:
    place.latitude === null || place.longitude === null
      ? null
      : { latitude: place.latitude, longitude: place.longitude },
})
