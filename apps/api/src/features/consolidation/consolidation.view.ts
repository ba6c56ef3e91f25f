import type { ConsolidatedStop } from '@lanewise/contract/consolidation'
import type { ReadLoad } from './load/read-load.ts'

type Stop = ReadLoad['stops'][number]

/** A stop of the load with the freight handled at it. The miles from the previous stop are in tenths. */
export function stopView(
  { orders }: ReadLoad,
  { stopType, parts, earlyAt, lateAt }: Stop,
  milesTenths: number | null,
): ConsolidatedStop {
  const [place] = parts
  if (!place) throw new Error('A stop serves an order')
  const ids = new Set(parts.map(({ id }) => id))
  const handled = orders
    .flatMap(({ items }) => items)
    .filter((item) => ids.has(stopType === 0 ? item.pickupStopId : item.dropoffStopId))
  const numberOf = new Map(orders.map(({ order }) => [order.id, order.orderNumber]))
  return {
    ...placeView(place),
    id: place.id,
    stopType,
    earlyDateTime: earlyAt.toISOString(),
    lateDateTime: lateAt.toISOString(),
    appointmentDateTime: parts.find(({ appointmentAt }) => appointmentAt)?.appointmentAt?.toISOString() ?? null,
    distance: milesTenths === null ? null : milesTenths / 10,
    pallets: handled.reduce((sum, { palletCount }) => sum + (palletCount ?? 0), 0),
    weight: handled.reduce((sum, { totalWeight }) => sum + (totalWeight ?? 0), 0),
    parts: parts.map(({ id, orderId, stopNumber }) => ({
      orderStopId: id,
      orderNumber: numberOf.get(orderId) ?? '',
      stopNumber,
    })),
  }
}

const placeView = (place: Stop['parts'][number]) => ({
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
