import type { Tx } from '#platform/db/database.ts'
import { type ItemRow, itemsOfOrders, type OrderRow, type StopRow, stopsOfOrders } from './orders.queries.ts'

/** An order with its stops and the lines of its freight. */
export type LoadedOrder = { order: OrderRow; stops: StopRow[]; items: ItemRow[] }

export async function loadOrders(db: Tx, orders: readonly OrderRow[]): Promise<LoadedOrder[]> {
  const ids = orders.map(({ id }) => id)
  const [stops, items] = await Promise.all([stopsOfOrders(db, ids), itemsOfOrders(db, ids)])
  return orders.map((order) => ({
    order,
    stops: stops.filter(({ orderId }) => orderId === order.id),
    items: items.filter(({ orderId }) => orderId === order.id),
  }))
}
