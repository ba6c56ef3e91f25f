import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { addTrackingEvent, type ShipmentTracking, type TrackingEvent } from '@lanewise/contract/tracking'
import { formatDateTime, formatNumber } from '@lanewise/domain/shared/format'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { offRoadMiles } from '@lanewise/domain/tracking/remaining-miles'
import { Navigation, Plus, Radar, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { AddEvent } from './AddEvent.tsx'
import { DoubtfulPositions } from './DoubtfulPositions.tsx'
import { aheadText, eventText, zoneOf } from './event-text.ts'
import { useShipmentTracking } from './tracking.api.ts'
import { EventItem, Events, Here } from './tracking-layout.tsx'

/** Current position, expected arrivals, and tracking events from carriers and users. */
export function TrackingCard({ shipment }: { shipment: ShipmentInformation }) {
  const [isAdding, setAdding] = useState(false)
  const refusal = useRefusalOf(addTrackingEvent)
  const { data, status, error, refetch } = useShipmentTracking(shipment)
  if (shipment.shipmentStatus < shipmentStatuses.Booked) return null
  const add = (
    <Button size="small" icon={<Plus />} {...(refusal && { disabledReason: refusal })} onClick={() => setAdding(true)}>
      Add Event
    </Button>
  )
  return (
    <Card flush title="Tracking" {...(data && { subtitle: subtitleOf(data) })} side={add}>
      {status === 'loading' && <SkeletonRows height={44} />}
      {status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && <Whereabouts tracking={data} shipment={shipment} />}
      {data && data.doubtful.length > 0 && <DoubtfulPositions tracking={data} />}
      {data && !data.position && data.events.length === 0 && (
        <EmptyState text="No tracking updates from this truck yet" icon={<Radar aria-hidden="true" />} />
      )}
      {data && data.events.length > 0 && (
        <Events aria-label="Tracking events">
          {data.events.map((event) => (
            <Entry key={event.eventId} event={event} stops={shipment.stops} />
          ))}
        </Events>
      )}
      {isAdding && <AddEvent shipment={shipment} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const subtitleOf = ({ positions }: ShipmentTracking) =>
  positions > 0 ? `${formatNumber(positions)} position${positions === 1 ? '' : 's'}` : ''

/** Last position and the ETA at the next stop. The ETA can be known without a position. */
function Whereabouts({ tracking, shipment }: { tracking: ShipmentTracking; shipment: ShipmentInformation }) {
  const { position, nextStopNumber, milesToGo, milesOff, stops } = tracking
  const next = stops.find(({ stopNumber }) => stopNumber === nextStopNumber)
  if (!position && !next?.eta) return null
  const zone = zoneOf(nextStopNumber, shipment.stops)
  return (
    <Here>
      <Navigation aria-hidden="true" />
      <div>
        <b>{position?.near ? `Near ${position.near}` : 'On the road'}</b>
        <span>{position ? `Position ${dateTimeHere(position.at)}, ${position.provider}` : 'No position yet'}</span>
        {milesOff !== null && milesOff > offRoadMiles && (
          <Badge tone="risk" icon={<TriangleAlert aria-hidden="true" />}>
            {`${formatNumber(milesOff, 0)} mi off route`}
          </Badge>
        )}
      </div>
      <div data-end="">
        {next?.eta && <b>{`ETA ${formatDateTime(next.eta, zone)}`}</b>}
        <span>{aheadText(milesToGo, nextStopNumber)}</span>
        {next?.onTimeStatus && <OnTimeMark status={next.onTimeStatus} />}
      </div>
    </Here>
  )
}

function Entry({ event, stops }: { event: TrackingEvent; stops: ShipmentInformation['stops'] }) {
  const { occurredAt, provider, reason, note, isCorrected, stopNumber } = event
  return (
    <EventItem data-corrected={isCorrected || undefined}>
      <div>
        <b>{eventText(event, stops)}</b>
        {isCorrected && <Badge>Corrected</Badge>}
      </div>
      {(reason || note) && <p>{[reason, note].filter(Boolean).join(': ')}</p>}
      <small>{`${formatDateTime(occurredAt, zoneOf(stopNumber, stops))}, ${provider}`}</small>
    </EventItem>
  )
}
