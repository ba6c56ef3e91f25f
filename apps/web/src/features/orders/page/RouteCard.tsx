import type { OrderInformation } from '@lanewise/contract/order-fields'
import { hasLeft } from '@lanewise/domain/orders/order-status'
import { useMemo } from 'react'
import { useOrderRoute } from '#features/orders/orders.api.ts'
import { cityOf, isPickup } from '#features/orders/stops/stop-text.ts'
import { milesText } from '#platform/record/figures-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'

/** Route along the roads over all stops, drawn as a dotted line where no road is known. */
export function RouteCard({ order }: { order: OrderInformation }) {
  const { data } = useOrderRoute(order.orderNumber)
  const stops = useMemo(() => order.stops.flatMap(stationOf), [order.stops])
  const line = data && data.line.length > 1 ? data.line : null
  if (stops.length < 2) return null
  const { totalDistance } = order
  return (
    <Card flush title="Route" side={totalDistance === null ? 'No route found' : milesText(totalDistance)}>
      <RouteMap stops={stops} route={line} isAhead={!hasLeft(order.orderStatus)} height={300} />
    </Card>
  )
}

/** A stop without coordinates is not on the map. */
function stationOf(stop: OrderInformation['stops'][number]) {
  return stop.coordinates ? [{ ...stop.coordinates, label: cityOf(stop), isHollow: !isPickup(stop) }] : []
}
