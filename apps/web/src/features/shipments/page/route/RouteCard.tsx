import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { AppointmentDialog } from '#features/shipments/dialogs/AppointmentDialog.tsx'
import { useShipmentRoute } from '#features/shipments/shipments.api.ts'
import { doubtfulPlaces, truckOf, useShipmentTracking } from '#features/tracking/index.ts'
import { milesText } from '#platform/record/figures-text.ts'
import { isPickup } from '#platform/record/stop-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { StopRow } from './StopRow.tsx'

/** Stops in their order, with a map beside them. */
export function RouteCard({ shipment }: { shipment: ShipmentInformation }) {
  const [changed, change] = useState<number | null>(null)
  const { stops, totalDistance, estimatedTimeSeconds } = shipment
  const stop = stops.find(({ stopNumber }) => stopNumber === changed)
  const facts = [
    totalDistance !== null && milesText(totalDistance),
    plural(stops.length, 'stop'),
    estimatedTimeSeconds !== null && durationText(estimatedTimeSeconds),
  ]
  return (
    <Card flush title="Route" subtitle={`${facts.filter(Boolean).join(', ')}, local times`}>
      <Halves>
        <List aria-label="Stops">
          {stops.map((one) => (
            <StopRow key={one.id} shipment={shipment} stop={one} onAppointment={() => change(one.stopNumber)} />
          ))}
        </List>
        <ShipmentMap shipment={shipment} />
      </Halves>
      {stop && <AppointmentDialog shipment={shipment} stop={stop} onClose={() => change(null)} />}
    </Card>
  )
}

/** Map of the road route. The line is dotted when no road route is known. */
function ShipmentMap({ shipment }: { shipment: ShipmentInformation }) {
  const { shipmentNumber, stops } = shipment
  const { data } = useShipmentRoute(shipmentNumber)
  const { data: tracking } = useShipmentTracking(shipment)
  const stations = useMemo(() => stationsOf(stops), [stops])
  const line = data && data.line.length > 1 ? data.line : null
  const truck = useMemo(() => truckOf(tracking, line), [tracking, line])
  const doubtful = useMemo(() => doubtfulPlaces(tracking), [tracking])
  if (stations.length < 2) return null
  return (
    <Ground>
      <RouteMap stops={stations} route={line} truck={truck} doubtful={doubtful} height={380} />
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

const Halves = styled('div')({
  [`@media (min-width:${breakpoints.w1024}px)`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12fr) minmax(0, 7fr)',
  },
})

const List = styled('ol')({ listStyle: 'none', minWidth: 0 })

/** As high as the stops beside it, and sticky while the list of stops scrolls. */
const Ground = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [`@media (min-width:${breakpoints.w1024}px)`]: {
    borderTop: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    '& > div': { minHeight: '100%', maxHeight: 640 },
  },
}))
