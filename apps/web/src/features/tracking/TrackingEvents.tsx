import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { TrackingEvent } from '@lanewise/contract/tracking'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { Radar } from 'lucide-react'
import { errorText } from '#platform/query/problem.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { eventText, zoneOf } from './event-text.ts'
import { useShipmentTracking } from './tracking.api.ts'
import { EventItem, Events } from './tracking-layout.tsx'

/** Tracking events from carriers and users, newest first. */
export function TrackingEvents({ shipment }: { shipment: ShipmentInformation }) {
  const { data, status, error, refetch } = useShipmentTracking(shipment)
  if (!data && status === 'error') return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows height={44} />
  if (data.events.length === 0)
    return <EmptyState text="No tracking updates from this truck yet" icon={<Radar aria-hidden="true" />} />
  return (
    <Events aria-label="Tracking events">
      {data.events.map((event) => (
        <Entry key={event.eventId} event={event} stops={shipment.stops} />
      ))}
    </Events>
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
