import { drawnRoute } from '@lanewise/domain/tracking/drawn-route'
import { useMemo } from 'react'
import type { FleetRoute } from '#ui/map/fleet/FleetMap.tsx'
import { useChosenRoute, useChosenShipment, useChosenTracking } from './fleet.api.ts'

/** Route of the chosen truck for the map; null until all its data is loaded. */
export function useRoute(shipmentNumber: string | null) {
  const enabled = { enabled: shipmentNumber !== null }
  const number = shipmentNumber ?? ''
  const { data: shipment } = useChosenShipment(number, enabled)
  const { data: route } = useChosenRoute(number, enabled)
  const { data: tracking } = useChosenTracking(number, enabled)
  return useMemo(() => {
    if (!shipment || !route || !tracking) return null
    const { driven, ahead } = drawnRoute({ line: route.line, trail: tracking.trail, position: tracking.position })
    const stops = shipment.stops.flatMap(({ stopNumber, coordinates, address, departureDateTime }) =>
      coordinates
        ? [
            {
              id: `stop ${stopNumber}`,
              number: stopNumber,
              ...coordinates,
              label: `${address.city}, ${address.state}`,
              isHollow: departureDateTime === null,
            },
          ]
        : [],
    )
    const drawn: FleetRoute = { trail: driven, ahead, stops }
    return { truck: tracking.position, drawn }
  }, [shipment, route, tracking])
}
