import type { Carrier } from '@lanewise/contract/carrier-fields'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments } from '@lanewise/contract/shipments'
import { windowParts } from '@lanewise/domain/orders/stops/time-window'
import { Truck } from 'lucide-react'
import { useCarrierShipments } from '#features/carriers/carriers.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { LoadedCard } from '#platform/query/LoadedCard.tsx'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Figures, RecordList, RecordRow, Second } from '#ui/data/record-rows.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/** Newest shipments of the carrier. Users without access to shipments see nothing. (CARRIER-2) */
export function ShipmentsCard({ carrier }: { carrier: Carrier }) {
  return useRefusalOf(findShipments) === undefined ? <Shipments carrierId={carrier.carrierId} /> : null
}

const Shipments = ({ carrierId }: { carrierId: string }) => (
  <LoadedCard of={useCarrierShipments(carrierId)} title="Recent shipments" rowHeight={52}>
    {({ data }) => (
      <>
        {data.length === 0 && <EmptyState text="No shipments yet" icon={<Truck aria-hidden="true" />} />}
        <RecordList data-plain="" aria-label="Recent shipments">
          {data.map((shipment) => (
            <ShipmentRow key={shipment.id} shipment={shipment} />
          ))}
        </RecordList>
      </>
    )}
  </LoadedCard>
)

function ShipmentRow({ shipment }: { shipment: ShipmentSummary }) {
  const { origin, destination, onTimeStatus } = shipment
  const { date, times } = windowParts({
    early: shipment.originEarlyDateTime,
    late: shipment.originLateDateTime,
    zone: origin.ianaTimeZone,
  })
  return (
    <RecordRow columns="88px minmax(0, 1.4fr) minmax(0, 1fr) 84px 156px">
      <div>
        <ShipmentLink number={shipment.shipmentNumber} />
      </div>
      <div>
        {origin.city}, {origin.state} to {destination.city}, {destination.state}
        <Second>{shipment.customerName}</Second>
      </div>
      <Figures>
        {date}
        <Second>{times}</Second>
      </Figures>
      <div>{onTimeStatus && <OnTimeMark status={onTimeStatus} />}</div>
      <div>
        <ShipmentStatusChip status={shipment.shipmentStatusName} />
      </div>
    </RecordRow>
  )
}
