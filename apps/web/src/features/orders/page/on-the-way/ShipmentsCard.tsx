import type { OrderInformation } from '@lanewise/contract/order-fields'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useShipmentsOf } from '#features/orders/orders.api.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'

/** Shipments that the order is or was on, for users who may view shipments. (ORDPAGE-4) */
export function ShipmentsCard({ order }: { order: OrderInformation }) {
  const isHidden = useDisabledReason({ permissions: ['ViewShipment'] }) !== undefined
  return isHidden ? null : <Shown order={order} />
}

function Shown({ order: { orderNumber } }: { order: OrderInformation }) {
  const { data, status, error, refetch } = useShipmentsOf(orderNumber)
  const shipments = data?.data ?? []
  return (
    <Card flush title="Shipments" subtitle={formatNumber(shipments.length)}>
      {status === 'loading' && <SkeletonRows height={44} />}
      {status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && shipments.length === 0 && <None>Not on a shipment yet.</None>}
      {shipments.length > 0 && (
        <List aria-label="Shipments">
          {shipments.map((shipment) => (
            <Row key={shipment.id} shipment={shipment} />
          ))}
        </List>
      )}
    </Card>
  )
}

function Row({ shipment }: { shipment: ShipmentSummary }) {
  const { shipmentNumber, shipmentStatusName, onTimeStatus, carrierName, origin } = shipment
  const pickup = {
    early: shipment.originEarlyDateTime,
    late: shipment.originLateDateTime,
    zone: origin.ianaTimeZone,
  }
  return (
    <li>
      <div>
        <ShipmentLink number={shipmentNumber} />
        <ShipmentStatusChip status={shipmentStatusName} />
        {onTimeStatus && <OnTimeMark status={onTimeStatus} />}
      </div>
      <small>{`${carrierName ?? 'Not booked'}, pickup ${windowText(pickup)}`}</small>
    </li>
  )
}

const None = styled('p')(({ theme }) => ({ padding: '12px 16px', color: theme.vars.palette.text.secondary }))

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 4, padding: '10px 16px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& small': { fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.secondary },
}))
