import type { OrderInformation } from '@lanewise/contract/order-fields'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { isActiveShipment } from '@lanewise/domain/shipments/shipment-status'
import { useMemo } from 'react'
import { useOrderRoute, useShipmentsOf } from '#features/orders/orders.api.ts'
import { cityOf, isDriven, isPickup } from '#features/orders/stops/stop-text.ts'
import { truckOf, useShipmentTracking } from '#features/tracking/index.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { milesText } from '#platform/record/figures-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RouteMap, type RouteStop } from '#ui/map/routes/RouteMap.tsx'

type Line = [number, number][] | null

/** Route along the roads over all stops, dotted until it is driven and where no road is known. */
export function RouteCard({ order }: { order: OrderInformation }) {
  const { data } = useOrderRoute(order.orderNumber)
  const isHidden = useDisabledReason({ permissions: ['ViewShipment'] }) !== undefined
  const stops = useMemo(() => order.stops.flatMap(stationOf), [order.stops])
  const line = data && data.line.length > 1 ? data.line : null
  if (stops.length < 2) return null
  const { totalDistance } = order
  return (
    <Card flush title="Route" side={totalDistance === null ? 'No route found' : milesText(totalDistance)}>
      {isHidden || isDriven(order) ? (
        <RouteMap stops={stops} route={line} isAhead={!isDriven(order)} height={300} />
      ) : (
        <OnItsWay order={order} stops={stops} line={line} />
      )}
    </Card>
  )
}

type OnItsWayProps = { order: OrderInformation; stops: readonly RouteStop[]; line: Line }

/** The route of an order that has not arrived, with the truck of its shipment once a position is known. */
function OnItsWay({ order, stops, line }: OnItsWayProps) {
  const { data } = useShipmentsOf(order.orderNumber)
  const shipment = data?.data.find(({ shipmentStatusName }) => isActiveShipment(shipmentStatusName))
  return shipment ? (
    <Tracked shipment={shipment} stops={stops} line={line} />
  ) : (
    <RouteMap stops={stops} route={line} isAhead height={300} />
  )
}

function Tracked({ shipment, stops, line }: Pick<OnItsWayProps, 'stops' | 'line'> & { shipment: ShipmentSummary }) {
  const { data: tracking } = useShipmentTracking(shipment)
  const truck = useMemo(() => truckOf(tracking, line), [tracking, line])
  return <RouteMap stops={stops} route={line} truck={truck} isAhead height={300} />
}

/** A stop without coordinates is not on the map. */
function stationOf(stop: OrderInformation['stops'][number]) {
  return stop.coordinates ? [{ ...stop.coordinates, label: cityOf(stop), isHollow: !isPickup(stop) }] : []
}
