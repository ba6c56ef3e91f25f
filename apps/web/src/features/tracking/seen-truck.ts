import type { ShipmentTracking } from '@lanewise/contract/tracking'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { dateTimeHere } from '#platform/date-time.ts'
import { onTimeTone } from '#platform/status/OnTime.tsx'
import { seenTruck } from '#platform/truck-route/seen-truck.ts'
import type { DoubtfulPlace, SeenTruck } from '#ui/map/routes/RouteMap.tsx'

/** Truck of a shipment with its position trail, in the format of the map; null while no position is known. (SHIP-3) */
export function truckOf(tracking: ShipmentTracking | undefined, line: readonly LinePoint[] | null): SeenTruck | null {
  if (!tracking?.position) return null
  const { position, trail, onTimeStatus } = tracking
  return seenTruck({ position, near: position.near, tone: onTimeTone(onTimeStatus), trail, line: line ?? [] })
}

/** Doubtful positions for the map, each with its time and reason. (DEF-129) */
export const doubtfulPlaces = (tracking: ShipmentTracking | undefined): DoubtfulPlace[] =>
  (tracking?.doubtful ?? []).map(({ latitude, longitude, occurredAt, reason }, index) => ({
    id: `doubtful ${index}`,
    latitude,
    longitude,
    label: `Doubtful position ${dateTimeHere(occurredAt)}: ${reason}`,
  }))
