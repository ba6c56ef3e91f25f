import type { ShipmentTracking } from '@lanewise/contract/tracking'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { onTimeTone } from '#platform/status/OnTime.tsx'
import { seenTruck } from '#platform/truck-route/seen-truck.ts'
import type { SeenTruck } from '#ui/map/routes/RouteMap.tsx'

/** Truck of a shipment with its position trail, in the format of the map; null while no position is known. (SHIP-3) */
export function truckOf(tracking: ShipmentTracking | undefined, line: readonly LinePoint[] | null): SeenTruck | null {
  if (!tracking?.position) return null
  const { position, trail, onTimeStatus } = tracking
  return seenTruck({ position, near: position.near, tone: onTimeTone(onTimeStatus), trail, line: line ?? [] })
}
