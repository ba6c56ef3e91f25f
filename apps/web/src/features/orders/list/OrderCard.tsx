import type { OrderSummary } from '@lanewise/contract/order-list'
import { orderTypeLabels } from '@lanewise/domain/orders/order-types'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { formatWeight, plural } from '@lanewise/domain/shared/format'
import { ArrowRight, Layers, Route, Truck, Weight } from 'lucide-react'
import { Flags } from '#features/orders/parts/Flags.tsx'
import { companyOf, modeText, placeOf, referencesOf, stopsText } from '#features/orders/parts/order-text.ts'
import { dateHere } from '#platform/date-time.ts'
import type { CardProps } from '#platform/list/list-definition.ts'
import { milesText } from '#platform/record/figures-text.ts'
import { OrderLink, ShipmentLink } from '#platform/record/NumberLink.tsx'
import { References } from '#platform/record/References.tsx'
import { OnTime } from '#platform/status/OnTime.tsx'
import { OrderStatusChip } from '#platform/status/OrderStatusChip.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Controls, End, Facts, Foot, Head, Layout, RouteLine, useCardLayout } from './card-layout.tsx'

/** One order of the list: name, origin, destination, dates and freight. (ORDLIST-18) */
export function OrderCard({ row: order, search, check, controls }: CardProps<OrderSummary>) {
  const layout = useCardLayout()
  const { orderNumber, orderStatus, onTimeStatus, customerName } = order
  return (
    <Layout data-layout={layout}>
      <Head>
        {check}
        <OrderLink number={orderNumber} />
        <OrderStatusChip status={orderStatus} />
        <OnTime status={onTimeStatus} orderStatus={orderStatus} />
        <Flags order={order} />
        <Controls>{controls}</Controls>
      </Head>
      <RouteLine>
        <EndOf order={order} end="origin" search={search} />
        <ArrowRight aria-hidden="true" />
        <EndOf order={order} end="destination" search={search} />
      </RouteLine>
      <OrderFacts order={order} />
      <Foot>
        <span data-cut="" title={customerName}>
          {customerName}
        </span>
        <References references={referencesOf(order)} of={orderNumber} most={2} isOneLine={layout === 'wide'} />
        <span>{orderTypeLabels[order.orderType]}</span>
        <span data-end="">Created {dateHere(order.createDateTime)}</span>
        {order.shipmentNumber && <ShipmentLink number={order.shipmentNumber} />}
      </Foot>
    </Layout>
  )
}

type EndOfProps = { order: OrderSummary; end: 'origin' | 'destination'; search: string }

function EndOf({ order, end, search }: EndOfProps) {
  const place = order[end]
  const window = { early: order[`${end}EarlyDateTime`], late: order[`${end}LateDateTime`], zone: place.ianaTimeZone }
  return (
    <End>
      <VisuallyHidden>{end === 'origin' ? 'From' : 'To'} </VisuallyHidden>
      <b>
        <Highlight text={companyOf(place)} match={search} />
      </b>
      <small>{placeOf(place)}</small>
      <span>{windowText(window)}</span>
    </End>
  )
}

function OrderFacts({ order }: { order: OrderSummary }) {
  const { distance, weight, stackablePallets, nonStackablePallets } = order
  const facts = [
    { icon: Route, text: milesText(distance) },
    { icon: Weight, text: formatWeight(weight) },
    { icon: Layers, text: plural(stackablePallets + nonStackablePallets, 'pallet') },
    { icon: Truck, text: modeText(order) },
    { text: stopsText(order) },
  ]
  return (
    <Facts aria-label={`Details of ${order.orderNumber}`}>
      {facts.map(({ icon: Icon, text }) => (
        <li key={text}>
          {Icon && <Icon aria-hidden="true" />}
          {text}
        </li>
      ))}
    </Facts>
  )
}
