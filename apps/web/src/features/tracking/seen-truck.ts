import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { onTimeTone } from '#platform/status/OnTime.tsx'
import type { SeenTruck } from '#ui/map/ways/WayMap.tsx'

/** The truck of a shipment with the trail of its positions, as a map shows it; null while nobody saw it (SHIP-3). */
export function seenTruck(tracking: ShipmentTracking | undefined): SeenTruck | null {
  if (!tracking?.position) return null
  const { position, trail, onTimeStatus } = tracking
  return { ...position, trail, tone: onTimeTone(onTimeStatus) }
}
