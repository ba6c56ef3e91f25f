import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { Station } from '#platform/record/Station.tsx'
import { addressOf, freightOf, isPickup, typeText, whenOf } from '#platform/record/stop-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { StopRow } from './confirmation-layout.tsx'

export const StopsCard = ({ shipment: { stops } }: { shipment: ShipmentInformation }) => (
  <Card flush title="Stops" subtitle={String(stops.length)}>
    <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {stops.map((stop) => (
        <StopRow key={stop.id} aria-label={`Stop ${stop.stopNumber}, ${typeText(stop)}`}>
          <Station data-pickup={isPickup(stop) || undefined}>{stop.stopNumber}</Station>
          <div>
            <b>{stop.locationName || stop.companyName}</b> <span>{typeText(stop)}</span>
            <p>{addressOf(stop)}</p>
          </div>
          <dl>
            <KeyValue label={stop.appointmentDateTime ? 'Appointment' : 'Window'}>{whenOf(stop)}</KeyValue>
            <KeyValue label="Freight">{freightOf(stop)}</KeyValue>
          </dl>
        </StopRow>
      ))}
    </ol>
  </Card>
)
