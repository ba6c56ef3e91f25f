import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { windowParts } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { AttentionMark } from '#features/shipments/parts/AttentionMark.tsx'
import { HazmatSign } from '#features/shipments/parts/HazmatSign.tsx'
import { dollarsText } from '#platform/record/figures-text.ts'
import { OrderLink, ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { type Column, TwoLines } from '#ui/data/table/DataTable.tsx'

type End = 'origin' | 'destination'

const endCell = (end: End) => (shipment: ShipmentSummary) => (
  <TwoLines first={cityText(shipment[end])} second={shipment[end].companyName} />
)

const windowCell = (end: End) => (shipment: ShipmentSummary) => {
  const { date, times } = windowParts({
    early: shipment[`${end}EarlyDateTime`],
    late: shipment[`${end}LateDateTime`],
    zone: shipment[end].ianaTimeZone,
  })
  return <TwoLines first={date} second={times} />
}

/** Places, windows and carriers take two lines, so that the table does not scroll sideways. */
export const columns: readonly Column<ShipmentSummary>[] = [
  {
    id: 'shipmentNumber',
    head: 'Shipment #',
    sort: 'ShipmentNumber',
    width: 108,
    cell: ({ shipmentNumber }) => <ShipmentLink number={shipmentNumber} />,
  },
  {
    id: 'orders',
    head: 'Order #',
    width: 94,
    hideBelow: 'lg',
    cell: ({ orderNumbers }) => <Orders numbers={orderNumbers} />,
  },
  { id: 'status', head: 'Status', width: 160, cell: (shipment) => <Status shipment={shipment} /> },
  {
    id: 'onTime',
    head: 'On time',
    width: 90,
    hideBelow: 'w1024',
    cell: ({ onTimeStatus }) => onTimeStatus && <OnTimeMark status={onTimeStatus} />,
  },
  { id: 'origin', head: 'Origin', lines: 2, cell: endCell('origin') },
  { id: 'pickup', head: 'Pickup', sort: 'OriginEarlyDateTime', lines: 2, width: 120, cell: windowCell('origin') },
  { id: 'destination', head: 'Destination', lines: 2, cell: endCell('destination') },
  {
    id: 'delivery',
    head: 'Delivery',
    sort: 'DestinationEarlyDateTime',
    lines: 2,
    width: 120,
    hideBelow: 'lg',
    cell: windowCell('destination'),
  },
  {
    id: 'carrier',
    head: 'Carrier',
    lines: 2,
    hideBelow: 'md',
    cell: ({ carrierName, proNumber }) =>
      carrierName && <TwoLines first={carrierName} second={proNumber && `PRO ${proNumber}`} />,
  },
  {
    id: 'freight',
    head: 'Freight',
    lines: 2,
    width: 112,
    hideBelow: 'lg',
    cell: (shipment) => <Freight shipment={shipment} />,
  },
  {
    id: 'cost',
    head: 'Cost',
    width: 92,
    align: 'end',
    hideBelow: 'xl',
    cell: ({ totalCharge }) => (totalCharge === null ? null : dollarsText(totalCharge)),
  },
]

/** Example: "O208841 +1". */
const Orders = ({ numbers: [first, ...others] }: { numbers: readonly string[] }) =>
  first && (
    <Line>
      <OrderLink number={first} />
      {others.length > 0 && <span>+{others.length}</span>}
    </Line>
  )

const Status = ({ shipment: { shipmentStatusName, attention } }: { shipment: ShipmentSummary }) => (
  <Line>
    <ShipmentStatusChip status={shipmentStatusName} />
    <AttentionMark attention={attention} iconOnly />
  </Line>
)

function Freight({ shipment: { shippingMode, equipmentMode, isHazmat, weight } }: { shipment: ShipmentSummary }) {
  const mode = (
    <Line>
      <Badge>{shippingMode}</Badge>
      {equipmentMode !== 1 && <span>{equipmentModeLabels[equipmentMode]}</span>}
      {isHazmat && <HazmatSign />}
    </Line>
  )
  return <TwoLines first={mode} second={`${formatNumber(weight)} lbs`} />
}

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })
