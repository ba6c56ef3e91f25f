import type { ShipmentOrder, ShipmentStop } from '@lanewise/contract/shipment-fields'
import { isLtlMode } from '@lanewise/domain/freight/modes'
import { orderStatusOf } from '@lanewise/domain/orders/order-status'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import { milesOfTenths } from '@lanewise/domain/shared/units'
import type { LoadedOrder } from '#features/orders/index.ts'
import type { ShipmentStopRow } from './shipments.queries.ts'
import { momentOrNull } from './shipments.view.ts'

type StopRow = LoadedOrder['stops'][number]
type ItemRow = LoadedOrder['items'][number]
export type Part = { shipmentStopId: string; orderStopId: string; orderId: string }
type Loaded = { orders: readonly LoadedOrder[]; stops: readonly ShipmentStopRow[]; parts: readonly Part[] }

const sum = (items: readonly ItemRow[], amount: (item: ItemRow) => number | null): number =>
  items.reduce((total, item) => total + (amount(item) ?? 0), 0)

const freightOf = (items: readonly ItemRow[]) => ({
  pallets: sum(items, ({ palletCount }) => palletCount),
  packages: sum(items, ({ packageCount }) => packageCount),
  weight: sum(items, ({ totalWeight }) => totalWeight),
})

/** Stops of the truck, each with its place as agreed and the freight handled there. (SHIP-3) */
export function stopViews({ orders, stops, parts }: Loaded): ShipmentStop[] {
  const orderStops = new Map(orders.flatMap((order) => order.stops.map((stop) => [stop.id, stop] as const)))
  const items = orders.flatMap((order) => order.items)
  return stops.flatMap((stop) => {
    const own = parts.filter(({ shipmentStopId }) => shipmentStopId === stop.id)
    const served = own.flatMap(({ orderStopId }) => orderStops.get(orderStopId) ?? [])
    const ids = new Set(served.map(({ id }) => id))
    const handled = items.filter((item) => ids.has(stop.stopType === 0 ? item.pickupStopId : item.dropoffStopId))
    const numbers = orders.filter(({ order }) => own.some(({ orderId }) => orderId === order.id))
    const [place] = served
    if (!place) return []
    return [
      {
        ...stopView(stop, place),
        isAppointmentRequired: served.some(({ isAppointmentRequired }) => isAppointmentRequired),
        orderNumbers: numbers.map(({ order }) => order.orderNumber),
        notes: served.flatMap(({ notes }) => notes ?? []),
        ...freightOf(handled),
      },
    ]
  })
}

const stopView = (stop: ShipmentStopRow, place: StopRow) => ({
  id: stop.id,
  stopNumber: stop.stopNumber,
  stopType: stop.stopType as 0 | 1,
  loadStyle: place.loadStyle as ShipmentStop['loadStyle'],
  locationNumber: place.locationNumber,
  companyName: place.companyName,
  locationName: place.locationName,
  address: {
    line1: place.addressLine1,
    line2: place.addressLine2,
    city: place.city,
    state: place.state,
    zip: place.postalCode,
    country: place.country,
    ianaTimeZone: place.timeZone,
  },
  coordinates:
    place.latitude === null || place.longitude === null
      ? null
      : { latitude: place.latitude, longitude: place.longitude },
  earlyDateTime: stop.earlyAt.toISOString(),
  lateDateTime: stop.lateAt.toISOString(),
  appointmentDateTime: momentOrNull(stop.appointmentAt),
  arrivalDateTime: momentOrNull(stop.arrivedAt),
  departureDateTime: momentOrNull(stop.departedAt),
  distance: milesOfTenths(stop.milesTenths),
  expectedTransitTimeSeconds: stop.transitSeconds,
})

/** Orders on a shipment, with the truck stops between which each travels. (SHIP-3, CONFIRM-4) */
export function orderViews({ orders, stops, parts }: Loaded): ShipmentOrder[] {
  const numberOf = new Map(stops.map(({ id, stopNumber }) => [id, stopNumber]))
  return orders.map(({ order, items }) => {
    const own = parts
      .filter(({ orderId }) => orderId === order.id)
      .map((part) => numberOf.get(part.shipmentStopId) ?? 0)
    const references = order.referenceNumbers as EnteredReference[]
    return {
      id: order.id,
      orderNumber: order.orderNumber,
      orderStatus: orderStatusOf(order.status),
      orderStatusId: order.status,
      customerName: order.customerName,
      referenceNumbers: references.map(({ label, value }) => ({ label, value })),
      firstStop: own.length > 0 ? Math.min(...own) : 0,
      lastStop: own.length > 0 ? Math.max(...own) : 0,
      ...freightOf(items),
      isHazmat: order.isHazmat,
      ltlAccessorialTypes: isLtlMode(order.shippingMode) ? order.accessorials : [],
    }
  })
}
