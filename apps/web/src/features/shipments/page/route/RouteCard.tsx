import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Fragment, useState } from 'react'
import { DoubtfulPositions, useShipmentTracking } from '#features/tracking/index.ts'
import { milesText } from '#platform/record/figures-text.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { ShipmentMap } from './ShipmentMap.tsx'
import { StopRow } from './StopRow.tsx'
import { TruckRow } from './TruckRow.tsx'

const AppointmentDialog = lazyDialog(
  async () => (await import('#features/shipments/dialogs/AppointmentDialog.tsx')).AppointmentDialog,
)

/** Stops in their order with the truck between them, and a map beside them. */
export function RouteCard({ shipment }: { shipment: ShipmentInformation }) {
  const [changed, change] = useState<number | null>(null)
  const { data: tracking } = useShipmentTracking(shipment)
  const { stops } = shipment
  const stop = stops.find(({ stopNumber }) => stopNumber === changed)
  return (
    <Card flush title="Route" subtitle={routeText(shipment)} side={tracking && positionCount(tracking)}>
      <Halves>
        <div>
          <List aria-label="Stops">
            {stops.map((one) => (
              <Fragment key={one.id}>
                {isDrivenTo(one, tracking) && <TruckRow tracking={tracking} stop={one} />}
                <StopRow
                  shipment={shipment}
                  stop={one}
                  expected={tracking?.stops.find(({ stopNumber }) => stopNumber === one.stopNumber)}
                  onAppointment={() => change(one.stopNumber)}
                />
              </Fragment>
            ))}
          </List>
          {tracking && tracking.doubtful.length > 0 && <DoubtfulPositions tracking={tracking} />}
        </div>
        <ShipmentMap shipment={shipment} tracking={tracking} />
      </Halves>
      {stop && <AppointmentDialog shipment={shipment} stop={stop} onClose={() => change(null)} />}
    </Card>
  )
}

function routeText({ stops, totalDistance, estimatedTimeSeconds }: ShipmentInformation): string {
  const facts = [
    totalDistance !== null && milesText(totalDistance),
    plural(stops.length, 'stop'),
    estimatedTimeSeconds !== null && durationText(estimatedTimeSeconds),
  ]
  return `${facts.filter(Boolean).join(', ')}, local times`
}

const positionCount = ({ positions }: ShipmentTracking) => (positions > 0 ? plural(positions, 'position') : '')

/** A truck that stands at a stop is shown by that stop. */
const isDrivenTo = (
  { stopNumber, arrivalDateTime, departureDateTime }: ShipmentInformation['stops'][number],
  tracking: ShipmentTracking | undefined,
): tracking is ShipmentTracking =>
  tracking !== undefined &&
  tracking.position !== null &&
  tracking.nextStopNumber === stopNumber &&
  !arrivalDateTime &&
  !departureDateTime

const Halves = styled('div')({
  [`@media (min-width:${breakpoints.w1024}px)`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12fr) minmax(0, 7fr)',
  },
})

const List = styled('ol')({ listStyle: 'none', minWidth: 0 })
