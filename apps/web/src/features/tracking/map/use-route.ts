import { drawnWay } from '@lanewise/domain/tracking/drawn-way'
import { useMemo } from 'react'
import type { FleetRoute } from '#ui/map/fleet/FleetMap.tsx'
import { useChosenShipment, useChosenTracking, useWay } from './fleet.api.ts'

/** The way of the chosen truck as the map draws it; null until all of it is known. */
export function useRoute(shipmentNumber: string | null) {
  const enabled = { enabled: shipmentNumber !== null }
  const number = shipmentNumber ?? ''
  const { data: shipment } = useChosenShipment(number, enabled)
  const { data: way } = useWay(number, enabled)
  const { data: tracking } = useChosenTracking(number, enabled)
  return useMemo(() => {
    if (!shipment || !way || !tracking) return null
    const { driven, ahead } = drawnWay({ line: way.line, trail: tracking.trail, position: tracking.position })
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
  }, [shipment, way, tracking])
}
