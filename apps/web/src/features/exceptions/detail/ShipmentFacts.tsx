import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { nextDockSlot } from '@lanewise/domain/locations/dock-state'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatNumber } from '@lanewise/domain/shared/format'
import { currentStop } from '@lanewise/domain/tracking/stop-times'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { truckOf, useShipmentTracking } from '#features/tracking/index.ts'
import { isPickup } from '#platform/record/stop-text.ts'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'
import { useDockHours, useRouteOf, useShipmentOf } from '../exceptions.api.ts'
import { stopTimes } from './stop-times.ts'

export function ShipmentFacts({ shipmentNumber }: { shipmentNumber: string }) {
  const shipment = useShipmentOf(shipmentNumber)
  return shipment ? <Facts shipment={shipment} /> : <Room />
}

function Facts({ shipment }: { shipment: ShipmentInformation }) {
  const { stops, driverName, driverPhone } = shipment
  const driver = [driverName, driverPhone].filter(Boolean).join(', ')
  const { data: tracking } = useShipmentTracking(shipment)
  const next = stops[tracking?.nextStopNumber ? tracking.nextStopNumber - 1 : currentStop(stops.map(stopTimes))]
  const eta = tracking?.stops.find(({ stopNumber }) => stopNumber === next?.stopNumber)?.eta
  const zone = next?.address.ianaTimeZone ?? 'UTC'
  const time = (at: string) => formatInZone(at, zone, 'MM/dd HH:mm')
  return (
    <>
      <Strip>
        {next && (
          <KeyValue label={`Window, ${next.companyName}`}>
            {`${time(next.earlyDateTime)}–${formatInZone(next.lateDateTime, zone, 'HH:mm ZZZZ')}`}
          </KeyValue>
        )}
        <KeyValue label="ETA">{eta ? formatInZone(eta, zone, 'MM/dd HH:mm ZZZZ') : '–'}</KeyValue>
        <KeyValue label="Miles left">
          {tracking?.milesToGo == null ? '–' : `${formatNumber(tracking.milesToGo, 0)} mi`}
        </KeyValue>
        {next && <KeyValue label="Next dock slot">{eta ? <DockSlot stop={next} after={eta} /> : '–'}</KeyValue>}
        {driver && <KeyValue label="Driver">{driver}</KeyValue>}
      </Strip>
      <ShipmentRoute shipment={shipment} tracking={tracking} />
    </>
  )
}

/** First half hour at or after the ETA at which the dock is open, a dash while its hours are not known. */
function DockSlot({ stop, after }: { stop: ShipmentStop; after: string }) {
  const { data: dock } = useDockHours(stop.locationNumber)
  const zone = stop.address.ianaTimeZone
  const slot = dock && nextDockSlot(dock.dockHours, after, zone)
  return slot ? formatInZone(slot, zone, 'MM/dd HH:mm ZZZZ') : '–'
}

type ShipmentRouteProps = { shipment: ShipmentInformation; tracking: ShipmentTracking | undefined }

function ShipmentRoute({ shipment: { shipmentNumber, stops }, tracking }: ShipmentRouteProps) {
  const route = useRouteOf(shipmentNumber)
  const line = route && route.line.length > 1 ? route.line : null
  const truck = useMemo(() => truckOf(tracking, line), [tracking, line])
  const isAhead = stops.every(({ departureDateTime }) => departureDateTime === null)
  const stations = useMemo(
    () =>
      stops.flatMap((stop) => {
        const { coordinates, address, departureDateTime } = stop
        const isHollow = departureDateTime === null && !(isAhead && isPickup(stop))
        return coordinates ? [{ ...coordinates, label: `${address.city}, ${address.state}`, isHollow }] : []
      }),
    [stops, isAhead],
  )
  if (stations.length < 2) return null
  return <RouteMap stops={stations} route={line} truck={truck} isAhead={isAhead} height={220} />
}

const Strip = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  backgroundColor: theme.vars.palette.divider,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: '1 1 132px', padding: '10px 12px', backgroundColor: theme.vars.palette.background.paper },
  '& dd': { fontWeight: 600 },
}))

/** Reserves the height, so that the content below does not move. */
const Room = styled('div')({ height: 350 })
