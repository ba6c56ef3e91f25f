import { type GoodsTogether, goodsTogether } from '@lanewise/domain/consolidation/goods-together'
import type { ItemRow, OrderRow, StopRow } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { itemsOfOrders, stopsOfOrders } from './contents.queries.ts'

/** An order as a shipment takes it. */
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

/** DEF-114: what the freight of a truck means for each other. */
export const goodsOf = (orders: readonly LoadedOrder[]): GoodsTogether =>
  goodsTogether(
    orders.flatMap(({ order, items }) => items.map((item) => ({ ...item, orderNumber: order.orderNumber }))),
  )
