import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { cityText } from '@lanewise/domain/places/place-name'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useShipmentRoute } from '#features/shipments/shipments.api.ts'
import { doubtfulPlaces, truckOf } from '#features/tracking/index.ts'
import { isPickup } from '#platform/record/stop-text.ts'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'

type ShipmentMapProps = { shipment: ShipmentInformation; tracking: ShipmentTracking | undefined }

/** Map of the road route. The line is dotted when no road route is known. */
export function ShipmentMap({ shipment, tracking }: ShipmentMapProps) {
  const { shipmentNumber, stops } = shipment
  const { data } = useShipmentRoute(shipmentNumber)
  const stations = useMemo(() => stationsOf(stops), [stops])
  const line = data && data.line.length > 1 ? data.line : null
  const truck = useMemo(() => truckOf(tracking, line), [tracking, line])
  const doubtful = useMemo(() => doubtfulPlaces(tracking), [tracking])
  if (stations.length < 2) return null
  return (
    <Ground>
      <RouteMap
        stops={stations}
        route={line}
        truck={truck}
        doubtful={doubtful}
        isAhead={stops.every(({ departureDateTime }) => departureDateTime === null)}
        height={380}
      />
    </Ground>
  )
}

/**
 * Stops are filled once departed. Before the trip, pickups are filled instead. A stop without coordinates is left out.
 */
function stationsOf(stops: readonly ShipmentStop[]) {
  const isUnderWay = stops.some(({ departureDateTime }) => departureDateTime !== null)
  return stops.flatMap((stop) => {
    const { coordinates, departureDateTime } = stop
    const isFilled = isUnderWay ? departureDateTime !== null : isPickup(stop)
    return coordinates ? [{ ...coordinates, label: cityText(stop.address), isHollow: !isFilled }] : []
  })
}

/** As high as the stops beside it, and sticky while the list of stops scrolls. */
const Ground = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [`@media (min-width:${breakpoints.w1024}px)`]: {
    borderTop: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    '& > div': { minHeight: '100%', maxHeight: 640 },
  },
}))
