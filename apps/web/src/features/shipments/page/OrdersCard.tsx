import type { ShipmentInformation, ShipmentOrder } from '@lanewise/contract/shipment-fields'
import { formatNumber, formatWeight, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { References } from '#platform/record/References.tsx'
import { OrderStatusChip } from '#platform/status/OrderStatusChip.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { Table } from './page-layout.tsx'

/** Orders on the shipment, each with its first and last stop. */
export function OrdersCard({ shipment: { orders } }: { shipment: ShipmentInformation }) {
  const isNarrow = useNarrow()
  return (
    <Card flush title="Orders" subtitle={formatNumber(orders.length)}>
      {isNarrow ? <OrderLines orders={orders} /> : <OrderTable orders={orders} />}
    </Card>
  )
}

type OrdersProps = { orders: readonly ShipmentOrder[] }

const OrderTable = ({ orders }: OrdersProps) => (
  <Table aria-label="Orders">
    <thead>
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Customer</th>
        <th scope="col">Reference #</th>
        <th scope="col">Stops</th>
        <th scope="col" data-end="">
          Pallets
        </th>
        <th scope="col" data-end="">
          Packages
        </th>
        <th scope="col" data-end="">
          Weight
        </th>
        <th scope="col">Status</th>
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => (
        <tr key={order.id}>
          <th scope="row">
            <OrderLink number={order.orderNumber} />
          </th>
          <td>{order.customerName}</td>
          <td>
            <References references={order.referenceNumbers.slice(0, 1)} of={order.orderNumber} />
          </td>
          <td>{partOf(order)}</td>
          <td data-end="">{formatNumber(order.pallets)}</td>
          <td data-end="">{formatNumber(order.packages)}</td>
          <td data-end="">{formatWeight(order.weight)}</td>
          <td>
            <OrderStatusChip status={order.orderStatus} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)

const OrderLines = ({ orders }: OrdersProps) => (
  <Lines aria-label="Orders">
    {orders.map((order) => (
      <li key={order.id}>
        <OrderLink number={order.orderNumber} /> <OrderStatusChip status={order.orderStatus} />
        <p>
          {order.customerName}, stops {partOf(order)}
        </p>
        <p>
          {[plural(order.pallets, 'pallet'), plural(order.packages, 'package'), formatWeight(order.weight)].join(' · ')}
        </p>
        <References references={order.referenceNumbers} of={order.orderNumber} most={2} />
      </li>
    ))}
  </Lines>
)

/** Example: "1 to 3". */
const partOf = ({ firstStop, lastStop }: ShipmentOrder) => `${firstStop} to ${lastStop}`

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& li': { padding: '10px 12px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': { fontSize: 13, lineHeight: '20px', color: theme.vars.palette.text.secondary },
}))
