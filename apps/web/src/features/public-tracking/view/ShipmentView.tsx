import type { TrackedShipment, TrackingActivity } from '@lanewise/contract/public-tracking'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useActivities, useShipmentUpdates } from '../public-tracking.api.ts'
import { AddWatchers } from './AddWatchers.tsx'
import { Answer } from './Answer.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { Stepper } from './Stepper.tsx'
import { StopCard } from './StopCard.tsx'
import { Area, Head, Stops, Updated, View } from './view-layout.tsx'

/** Arrival, progress, stops, customer and current position of a shipment. (TRACK-19) */
export function ShipmentView({ shipment }: { shipment: TrackedShipment }) {
  const { id, shipmentNumber, shipmentStatus, stops } = shipment
  const { data: activities = none } = useActivities(shipmentNumber)
  const [isAdding, setIsAdding] = useState(false)
  useShipmentUpdates(id)
  return (
    <View>
      <Head>
        <h1>{shipmentNumber}</h1>
        <span role="status">
          <ShipmentStatusChip status={shipmentStatusOf(shipmentStatus)} />
        </span>
        <Updated>{updatedText(activities)}</Updated>
        <Button icon={<BellPlus />} onClick={() => setIsAdding(true)}>
          Add Watchers
        </Button>
      </Head>
      <Area data-part="answer">
        <Answer shipment={shipment} activities={activities} />
      </Area>
      <Area data-part="steps">
        <Card>
          <Stepper shipment={shipment} activities={activities} />
        </Card>
      </Area>
      <Area data-part="stops">
        <Card flush>
          <Stops aria-label="Stops">
            {stops.map((stop) => (
              <StopCard key={stop.id} stop={stop} />
            ))}
          </Stops>
        </Card>
      </Area>
      <Area data-part="map">
        <CustomerCard shipment={shipment} activities={activities} />
      </Area>
      {isAdding && <AddWatchers shipment={shipment} onClose={() => setIsAdding(false)} />}
    </View>
  )
}

const none: readonly TrackingActivity[] = []

function updatedText(activities: readonly TrackingActivity[]): string | null {
  const last = activities.at(-1)
  return last ? `Updated ${formatDateTime(last.activityDateTime, last.location.ianaTimeZone ?? 'UTC')}` : null
}
