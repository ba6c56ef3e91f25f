import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentChanged, shipmentEntity } from '@lanewise/contract/shipments'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { useState } from 'react'
import { HistoryPanel } from '#features/history/index.ts'
import { TrackingEvents } from '#features/tracking/index.ts'
import { type Segment, SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { Card } from '#ui/layout/Card.tsx'

type View = 'all' | 'tracking'

const views: Segment<View>[] = [
  { value: 'all', label: 'All' },
  { value: 'tracking', label: 'Tracking' },
]

/** What users did and trucks reported. Tracking has every event; all has one entry per stop. (DEF-139) */
export function HistoryCard({ shipment }: { shipment: ShipmentInformation }) {
  const [view, setView] = useState<View>('all')
  const isTracked = shipment.shipmentStatus >= shipmentStatuses.Booked
  const isTracking = isTracked && view === 'tracking'
  return (
    <Card
      flush={isTracking}
      title="History"
      side={isTracked && <SegmentedControl label="Entries" value={view} options={views} onChange={setView} />}
    >
      {isTracking ? (
        <TrackingEvents shipment={shipment} />
      ) : (
        <HistoryPanel entity={shipmentEntity.name} entityId={shipment.id} refreshOn={[shipmentChanged]} />
      )}
    </Card>
  )
}
