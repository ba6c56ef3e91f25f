import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { ShipmentTracking } from '@lanewise/contract/tracking'
import type { NextStop } from '@lanewise/contract/tracking-list'
import { formatNumber } from '@lanewise/domain/shared/format'
import { Copy, Eye, X } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { agoText, clockAt, marginText, promisedText, stopText } from '#features/tracking/list/tracked-text.ts'
import { ManageWatchers } from '#features/watchers/index.ts'
import { errorText } from '#platform/query/problem.ts'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark, onTimeTone } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { Actions, Facts, Frame, Head, Point, Points } from './chosen-layout.tsx'
import { useChosenShipment, useChosenTracking } from './fleet.api.ts'

type ChosenTruckProps = { shipmentNumber: string; onClose: () => void }

/** Carrier, position, next stop and delay of the chosen truck. */
export function ChosenTruck({ shipmentNumber, onClose }: ChosenTruckProps) {
  const { data, status, error, refetch } = useChosenShipment(shipmentNumber)
  const { data: tracking } = useChosenTracking(shipmentNumber)
  useHotkey('Escape', onClose, { label: 'Close the card' })
  return (
    <Frame aria-label={`Shipment ${shipmentNumber}`}>
      <Head>
        <ShipmentLink number={shipmentNumber} />
        {data && <ShipmentStatusChip status={data.shipmentStatusName} />}
        {data?.onTimeStatus && <OnTimeMark status={data.onTimeStatus} />}
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </Head>
      {status === 'loading' && <SkeletonRows height={40} />}
      {status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && <Facts>{factsOf(data)}</Facts>}
      {data && tracking && <RoutePoints shipment={data} tracking={tracking} />}
      <Foot shipmentId={data?.id ?? null} shipmentNumber={shipmentNumber} />
    </Frame>
  )
}

const factsOf = ({ carrier, proNumber, truckNumber, driverName }: ShipmentInformation) =>
  [carrier?.companyName, proNumber && `PRO ${proNumber}`, truckNumber && `truck ${truckNumber}`, driverName]
    .filter(Boolean)
    .join(' · ')

type Known = { shipment: ShipmentInformation; tracking: ShipmentTracking }

/** The last departed stop, the latest position and the next stop. */
function RoutePoints({ shipment, tracking }: Known) {
  const now = useNow()
  const { position, milesToGo } = tracking
  const lastDeparted = shipment.stops.findLast(({ departureDateTime }) => departureDateTime !== null)
  return (
    <Points>
      {lastDeparted?.departureDateTime && (
        <Point data-done="">
          <b>{lastDeparted.companyName}</b>
          <span>{`Departed ${clockAt(lastDeparted.departureDateTime, lastDeparted.address.ianaTimeZone, now)}`}</span>
        </Point>
      )}
      {position && (
        <Point data-here="">
          <b>{position.near ? `Near ${position.near}` : 'On the road'}</b>
          {milesToGo !== null && <em>{`${formatNumber(milesToGo, 0)} mi left`}</em>}
          <span>{`Position ${agoText(position.at, now)}`}</span>
        </Point>
      )}
      <Ahead stop={nextStopOf({ shipment, tracking })} now={now} />
    </Points>
  )
}

function Ahead({ stop, now }: { stop: NextStop | null; now: Date }) {
  if (!stop) return null
  const margin = marginText(stop)
  return (
    <Point>
      <b>{stop.companyName}</b>
      <em data-strong="">{stopText(stop, now)}</em>
      <span>{promisedText(stop, now)}</span>
      {margin && <em data-tone={onTimeTone(stop.onTimeStatus)}>{margin}</em>}
    </Point>
  )
}

/** Next or current stop of the truck. Without any report it is the first stop that the truck has not departed from. */
function nextStopOf({ shipment: { stops }, tracking }: Known): NextStop | null {
  const unheard = stops.find(({ departureDateTime }) => departureDateTime === null)?.stopNumber
  const number = tracking.position || tracking.nextStopNumber ? tracking.nextStopNumber : unheard
  const stop = stops.find(({ stopNumber }) => stopNumber === number)
  const outlook = tracking.stops.find(({ stopNumber }) => stopNumber === number)
  if (!stop || !outlook) return null
  return {
    stopNumber: stop.stopNumber,
    stopType: stop.stopType === 0 ? 'Pickup' : 'Dropoff',
    companyName: stop.companyName,
    city: stop.address.city,
    state: stop.address.state,
    ianaTimeZone: stop.address.ianaTimeZone,
    earlyDateTime: stop.earlyDateTime,
    lateDateTime: stop.lateDateTime,
    appointmentDateTime: stop.appointmentDateTime,
    arrivedDateTime: outlook.arrivedAt,
    eta: outlook.eta,
    onTimeStatus: outlook.onTimeStatus,
  }
}

function Foot({ shipmentId, shipmentNumber }: { shipmentId: string | null; shipmentNumber: string }) {
  const [isWatching, setWatching] = useState(false)
  const { toast } = useSnackbar()
  const copy = async () => {
    await navigator.clipboard.writeText(shipmentNumber)
    toast(`Copied ${shipmentNumber}`)
  }
  return (
    <Actions>
      <Button component={RouterLink} to={`/shipments/${encodeURIComponent(shipmentNumber)}/preview`}>
        View Shipment
      </Button>
      <Button kind="ghost" icon={<Eye />} disabled={shipmentId === null} onClick={() => setWatching(true)}>
        Manage Watchers
      </Button>
      <IconButton label="Copy the shipment number" icon={<Copy />} onClick={() => void copy()} />
      {isWatching && shipmentId && (
        <ManageWatchers
          entity={{ entityId: shipmentId, entityType: 'Shipment', name: shipmentNumber }}
          onClose={() => setWatching(false)}
        />
      )}
    </Actions>
  )
}
