import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { formatNumber } from '@lanewise/domain/shared/format'
import { useMemo } from 'react'
import { useShipmentRoute } from '#features/booking/booking.api.ts'
import { cityOf, isPickup } from '#platform/record/stop-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'

/** Route over all stops, drawn as a dotted line where no road is known. */
export function RouteCard({ shipment: { shipmentNumber, stops, totalDistance } }: { shipment: ShipmentInformation }) {
  const { data } = useShipmentRoute(shipmentNumber)
  const stations = useMemo(
    () =>
      stops.flatMap((stop) =>
        stop.coordinates ? [{ ...stop.coordinates, label: cityOf(stop), isHollow: !isPickup(stop) }] : [],
      ),
    [stops],
  )
  if (stations.length < 2) return null
  const line = data && data.line.length > 1 ? data.line : null
  const miles = totalDistance === null ? 'No route found' : `${formatNumber(totalDistance, 0)} mi`
  return (
    <Card flush title="Route" side={miles}>
      <RouteMap stops={stations} route={line} height={288} />
    </Card>
  )
}
