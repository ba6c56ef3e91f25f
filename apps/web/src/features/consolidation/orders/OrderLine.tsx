import type { OrderSummary } from '@lanewise/contract/order-list'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatNumber, formatWeight, plural } from '@lanewise/domain/shared/format'
import type { ReactNode } from 'react'
import { companyOf, OrderFlags } from '#features/orders/index.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { OrderStatusChip } from '#platform/status/OrderStatusChip.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { End, Facts, Freight, Line, NameRow } from './line-layout.tsx'

type OrderLineProps = { order: OrderSummary; isChecked?: boolean; check?: ReactNode; note?: ReactNode }

/** An order on the load or a candidate for it. `check` selects it, `note` says what is special about it. */
export function OrderLine({ order, isChecked = false, check, note }: OrderLineProps) {
  return (
    <Line data-checked={isChecked || undefined} data-bare={!check || undefined}>
      {check}
      <Facts>
        <NameRow>
          <OrderLink number={order.orderNumber} />
          {note ?? <OrderStatusChip status={order.orderStatus} />}
          <OrderFlags order={order} />
        </NameRow>
        <EndOf order={order} end="origin" />
        <EndOf order={order} end="destination" />
        <Freight>
          {formatWeight(order.weight)}
          <span>{`${plural(order.pallets, 'pallet')}, ${formatNumber(order.linearFeet, 0)} ft`}</span>
          <span>
            {order.lowestShipMode ? `${order.lowestShipMode} ${dollarsText(order.lowestShipRate)}` : 'No rate yet'}
          </span>
        </Freight>
      </Facts>
    </Line>
  )
}

function EndOf({ order, end }: { order: OrderSummary; end: 'origin' | 'destination' }) {
  const place = order[end]
  const window = { early: order[`${end}EarlyDateTime`], late: order[`${end}LateDateTime`], zone: place.ianaTimeZone }
  return (
    <End>
      <VisuallyHidden>{end === 'origin' ? 'From' : 'To'} </VisuallyHidden>
      <b>{companyOf(place)}</b>
      <span>{cityText(place)}</span>
      <span>{windowText(window)}</span>
    </End>
  )
}
