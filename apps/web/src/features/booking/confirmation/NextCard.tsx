import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import { Check } from 'lucide-react'
import { cityOf, isPickup, whenOf } from '#platform/record/stop-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { bookedText, wasBooked } from './booked-text.ts'
import { Timeline } from './timeline-layout.tsx'

type Moment = { title: string; when: string; note: string; isDone: boolean }

export function NextCard({ shipment }: { shipment: ShipmentInformation }) {
  return (
    <Card title="Next" subtitle="Times are local to each stop">
      <Timeline>
        {momentsOf(shipment).map(({ title, when, note, isDone }) => (
          <li key={title} data-done={isDone || undefined}>
            <i aria-hidden="true">{isDone && <Check />}</i>
            <b>{title}</b>
            <span>{when}</span>
            <small>{note}</small>
          </li>
        ))}
      </Timeline>
    </Card>
  )
}

function momentsOf(shipment: ShipmentInformation): Moment[] {
  const { carrier, stops } = shipment
  const isDone = wasBooked(shipment)
  const pickup = stops.find(isPickup)
  const dropoff = stops.filter((stop) => !isPickup(stop)).at(-1)
  return [
    {
      title: 'Booked',
      when: isDone ? bookedText(shipment) : 'Not yet',
      note: carrier ? `With ${carrier.companyName}` : '',
      isDone,
    },
    ...(pickup ? [momentAt('Pickup', pickup)] : []),
    ...(dropoff ? [momentAt('Delivery', dropoff)] : []),
  ]
}

const momentAt = (title: string, stop: ShipmentStop): Moment => ({
  title,
  when: whenOf(stop),
  note: `${stop.locationName || stop.companyName}, ${cityOf(stop)}`,
  isDone: stop.departureDateTime !== null,
})
