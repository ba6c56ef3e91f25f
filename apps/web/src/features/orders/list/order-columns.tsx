import type { OrderSummary } from '@lanewise/contract/order-list'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { windowParts } from '@lanewise/domain/orders/stops/time-window'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { FlagIcons } from '#features/orders/parts/Flags.tsx'
import { companyOf, referencesOf } from '#features/orders/parts/order-text.ts'
import { OrderLink, ShipmentLink } from '#platform/record/NumberLink.tsx'
import { References } from '#platform/record/References.tsx'
import { OnTime } from '#platform/status/OnTime.tsx'
import { OrderStatusChip } from '#platform/status/OrderStatusChip.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { type Column, TwoLines } from '#ui/data/table/DataTable.tsx'

const endCell = (end: 'origin' | 'destination') => (order: OrderSummary) => (
  <TwoLines first={`${order[end].city}, ${order[end].state}`} second={companyOf(order[end])} />
)

const windowCell = (end: 'origin' | 'destination') => (order: OrderSummary) => {
  const { date, times } = windowParts({
    early: order[`${end}EarlyDateTime`],
    late: order[`${end}LateDateTime`],
    zone: order[end].ianaTimeZone,
  })
  return <TwoLines first={date} second={times} />
}

/** Fourteen facts without horizontal scrolling: places and time windows take two lines. */
export const columns: readonly Column<OrderSummary>[] = [
  {
    id: 'orderNumber',
    head: 'Order #',
    sort: 'OrderNumber',
    width: 92,
    cell: ({ orderNumber }) => <OrderLink number={orderNumber} />,
  },
  { id: 'status', head: 'Status', width: 128, cell: ({ orderStatus }) => <OrderStatusChip status={orderStatus} /> },
  {
    id: 'onTime',
    head: 'On time',
    width: 90,
    hideBelow: 'w1024',
    cell: ({ onTimeStatus, orderStatus }) => <OnTime status={onTimeStatus} orderStatus={orderStatus} />,
  },
  { id: 'origin', head: 'Origin', lines: 2, cell: endCell('origin') },
  { id: 'pickup', head: 'Pickup', sort: 'OriginEarlyDateTime', lines: 2, width: 117, cell: windowCell('origin') },
  { id: 'destination', head: 'Destination', lines: 2, cell: endCell('destination') },
  {
    id: 'delivery',
    head: 'Delivery',
    sort: 'DestinationEarlyDateTime',
    lines: 2,
    hideBelow: 'md',
    width: 117,
    cell: windowCell('destination'),
  },
  {
    id: 'miles',
    head: 'Miles',
    width: 54,
    align: 'end',
    hideBelow: 'lg',
    cell: ({ distance }) => formatNumber(distance, 0),
  },
  {
    id: 'weight',
    head: 'Weight',
    sort: 'Weight',
    width: 78,
    hideBelow: 'w800',
    align: 'end',
    cell: ({ weight }) => formatNumber(weight),
  },
  {
    id: 'pallets',
    head: 'Pallets',
    width: 58,
    align: 'end',
    hideBelow: 'lg',
    cell: ({ pallets }) => formatNumber(pallets),
  },
  { id: 'mode', head: 'Mode', width: 124, hideBelow: 'lg', cell: (order) => <Mode order={order} /> },
  {
    id: 'reference',
    head: 'Reference #',
    width: 112,
    hideBelow: 'xl',
    cell: (order) => <References references={referencesOf(order).slice(0, 1)} of={order.orderNumber} />,
  },
  {
    id: 'shipment',
    head: 'Shipment #',
    width: 88,
    hideBelow: 'xl',
    cell: ({ shipmentNumber }) => shipmentNumber && <ShipmentLink number={shipmentNumber} />,
  },
]

function Mode({ order }: { order: OrderSummary }) {
  const { shippingMode, equipmentMode } = order
  return (
    <Line>
      <Badge>{shippingMode}</Badge>
      {equipmentMode !== 1 && <span>{equipmentModeLabels[equipmentMode]}</span>}
      <FlagIcons order={order} />
    </Line>
  )
}

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })
