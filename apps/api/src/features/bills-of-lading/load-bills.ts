import type { GenerateBolCommand } from '@lanewise/contract/bills-of-lading'
import type { BillAddress, BillItem, BillSource } from '@lanewise/domain/bills-of-lading/bill-source'
import { type WantedBill, wantedBills } from '@lanewise/domain/bills-of-lading/which-bills'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import type { LoadedOrder } from '#features/orders/index.ts'
import { loadShipment, requireShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { itemOf, orderOf, placeOf, temperatureOf } from './bill-parts.ts'
import { billingAddressesOf, billToCompaniesOf } from './bills-of-lading.queries.ts'

type OrderRow = LoadedOrder['order']
type StopRow = LoadedOrder['stops'][number]

/** A shipment with its orders, as bills read it. */
export type LoadedShipment = Awaited<ReturnType<typeof loadShipment>>
export type LoadedBills = { shipment: ShipmentRow; sources: BillSource[] }

/**
 * The requested bills of a shipment with everything printed on them. With `isByDock`, one bill per dock instead of one
 * master bill.
 */
export async function loadBills(ctx: Context, command: GenerateBolCommand, isByDock = false): Promise<LoadedBills> {
  const { shipmentNumber } = command
  const shipment = await requireShipment(ctx, { shipmentNumber })
  refuseCancelled(shipment)
  const loaded = await loadShipment(ctx.db, shipment)
  refuseUnknown(loaded, command)
  const book = { shipment, loaded, payers: await payersOf(ctx, loaded) }
  const choice = isByDock ? { ...command, deliveryStopSequenceNumbers: dropsOf(loaded) } : command
  const bills = wantedBills(shipmentNumber, itemsOf(loaded), choice)
  return { shipment, sources: bills.flatMap((bill) => sourceOf(book, bill) ?? []) }
}

export function refuseCancelled({ shipmentNumber, status }: ShipmentRow) {
  if (status === shipmentStatuses.Voided) refuse.conflict(`Shipment ${shipmentNumber} is cancelled`)
}

const dropsOf = ({ stops }: LoadedShipment) =>
  stops.filter(({ stopType }) => stopType === 1).map(({ stopNumber }) => stopNumber)

/** Refuses orders and drops that are not on the shipment. */
function refuseUnknown(loaded: LoadedShipment, command: GenerateBolCommand) {
  const { shipmentNumber, singleOrderNumber: order, deliveryStopSequenceNumbers: drops } = command
  if (order !== null && !loaded.orders.some(({ order: { orderNumber } }) => orderNumber === order)) {
    const message = `Order ${order} is not on shipment ${shipmentNumber}`
    refuse.invalid(message, { singleOrderNumber: [message] })
  }
  const unknown = drops?.find((number) => !dropsOf(loaded).includes(number))
  if (unknown === undefined) return
  const message = `Stop ${unknown} is no drop of shipment ${shipmentNumber}`
  refuse.invalid(message, { deliveryStopSequenceNumbers: [message] })
}

/** Every freight line with the numbers of the shipment stops where it is picked up and dropped off. */
function itemsOf({ orders, stops, parts }: LoadedShipment): BillItem[] {
  const numbers = new Map(stops.map(({ id, stopNumber }) => [id, stopNumber]))
  const numberOf = new Map(parts.map((part) => [part.orderStopId, numbers.get(part.shipmentStopId) ?? 0]))
  return inOrder(orders).flatMap(({ order, items }) =>
    items.map((item) =>
      itemOf(item, order.orderNumber, {
        pickupStop: numberOf.get(item.pickupStopId) ?? 0,
        dropoffStop: numberOf.get(item.dropoffStopId) ?? 0,
      }),
    ),
  )
}

const inOrder = (orders: LoadedShipment['orders']) =>
  [...orders].sort((one, other) =>
    one.order.orderNumber.localeCompare(other.order.orderNumber, 'en', { numeric: true }),
  )

type Payers = ReadonlyMap<string, BillAddress>

/** The payer of each order: its bill-to company, otherwise the billing address of the user's own company. */
export async function payersOf(
  { db }: Pick<Context, 'db'>,
  { orders }: Pick<LoadedShipment, 'orders'>,
): Promise<Payers> {
  const companies = orders.flatMap(({ order }) => order.billToCompanyId ?? [])
  const settings = orders.map(({ order }) => order.billingSettingId)
  const [own, others] = [await billingAddressesOf(db, settings), await billToCompaniesOf(db, companies)]
  const addresses = new Map([...own, ...others].map(({ id, ...address }) => [id, address]))
  const payerOf = (order: OrderRow) =>
    addresses.get(order.billToCompanyId ?? '') ?? addresses.get(order.billingSettingId)
  return new Map(
    orders.flatMap(({ order }) => {
      const payer = payerOf(order)
      return payer ? [[order.id, payer] as const] : []
    }),
  )
}

type Book = { shipment: ShipmentRow; loaded: LoadedShipment; payers: Payers }

/** A bill runs from the first dock where its freight is loaded to the last dock where it is dropped. */
function sourceOf({ shipment, loaded, payers }: Book, bill: WantedBill<BillItem>): BillSource | null {
  const numbers = new Set(bill.items.map(({ orderNumber }) => orderNumber))
  const orders = inOrder(loaded.orders).filter(({ order }) => numbers.has(order.orderNumber))
  const ids = new Set(orders.map(({ order }) => order.id))
  const dock = (stopNumber: number) => placeOf(stopsAt(loaded, stopNumber, ids))
  const drops = [...new Set(bill.items.map(({ dropoffStop }) => dropoffStop))]
  const from = dock(Math.min(...bill.items.map(({ pickupStop }) => pickupStop)))
  const to = dock(Math.max(...drops))
  if (!from || !to) return null
  const nameOf = (stop: number) => {
    const place = dock(stop)
    return place ? `${place.name}, ${place.city}, ${place.state}` : ''
  }
  const temperatures = new Set(orders.flatMap(({ order }) => temperatureOf(order) ?? []))
  return {
    ...bill,
    from,
    to,
    dropNames: Object.fromEntries(drops.map((stop) => [stop, nameOf(stop)])),
    orders: orders.map(({ order }) => orderOf(order, payers.get(order.id) ?? from)),
    carrier: { ...shipment, name: shipment.carrierName, scac: shipment.carrierScac },
    temperature: [...temperatures].join('; ') || null,
  }
}

/** The order stops that the truck serves at one shipment stop. */
function stopsAt({ orders, stops, parts }: LoadedShipment, stopNumber: number, ids: ReadonlySet<string>): StopRow[] {
  const stop = stops.find((one) => one.stopNumber === stopNumber)
  const served = new Set(parts.flatMap((part) => (part.shipmentStopId === stop?.id ? part.orderStopId : [])))
  return orders.filter(({ order }) => ids.has(order.id)).flatMap((one) => one.stops.filter(({ id }) => served.has(id)))
}
