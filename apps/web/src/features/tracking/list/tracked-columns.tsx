import type { TrackedShipment } from '@lanewise/contract/tracking-list'
import { windowParts } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatNumber } from '@lanewise/domain/shared/format'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { useNow } from '#platform/use-now.ts'
import { type Column, TwoLines } from '#ui/data/table/DataTable.tsx'
import { nextText, promisedText } from './tracked-text.ts'

export const columns: readonly Column<TrackedShipment>[] = [
  {
    id: 'shipmentNumber',
    head: 'Shipment #',
    sort: 'ShipmentNumber',
    width: 108,
    cell: ({ shipmentNumber }) => <ShipmentLink number={shipmentNumber} />,
  },
  {
    id: 'status',
    head: 'Status',
    width: 112,
    cell: ({ shipmentStatusName }) => <ShipmentStatusChip status={shipmentStatusName} />,
  },
  {
    id: 'onTime',
    head: 'On time',
    sort: 'Trouble',
    width: 88,
    cell: ({ onTimeStatus }) => onTimeStatus && <OnTimeMark status={onTimeStatus} />,
  },
  {
    id: 'way',
    head: 'From, to',
    lines: 2,
    cell: ({ origin, destination }) => <TwoLines first={cityText(origin)} second={cityText(destination)} />,
  },
  { id: 'next', head: 'Next stop', lines: 2, width: 190, cell: (shipment) => <Next shipment={shipment} /> },
  {
    id: 'position',
    head: 'Position',
    lines: 2,
    hideBelow: 'md',
    cell: ({ position, milesToGo }) =>
      position && (
        <TwoLines
          first={position.near ?? 'On the road'}
          second={milesToGo !== null && `${formatNumber(milesToGo, 0)} mi to go`}
        />
      ),
  },
  {
    id: 'delivery',
    head: 'Delivery',
    sort: 'DestinationEarlyDateTime',
    lines: 2,
    width: 120,
    hideBelow: 'w1024',
    cell: (shipment) => <Delivery shipment={shipment} />,
  },
  { id: 'carrier', head: 'Carrier', hideBelow: 'lg', cell: ({ carrierName }) => carrierName },
]

function Next({ shipment }: { shipment: TrackedShipment }) {
  const now = useNow()
  const { nextStop } = shipment
  return <TwoLines first={nextText(shipment, now)} second={nextStop && promisedText(nextStop, now)} />
}

function Delivery({ shipment }: { shipment: TrackedShipment }) {
  const { date, times } = windowParts({
    early: shipment.destinationEarlyDateTime,
    late: shipment.destinationLateDateTime,
    zone: shipment.destination.ianaTimeZone,
  })
  return <TwoLines first={date} second={times} />
}
