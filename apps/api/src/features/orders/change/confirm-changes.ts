import { orderChanged } from '@lanewise/contract/orders'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { lockOrder } from '../orders.queries.ts'

/** A user who books confirms that the carrier knows of the change. A second confirmation changes nothing. (DEF-111) */
export async function confirmOrderChanges(ctx: Context, orderNumber: string) {
  const order = (await lockOrder(ctx.db, orderNumber)) ?? refuse.notFound('order')
  if (order.hasPendingChangeRequests) {
    await settle(ctx.db, [order.id])
    ctx.record({ entity: 'order', id: order.id, name: orderNumber }, 'changed', {
      changeRequest: ['Pending', 'Confirmed'],
    })
    ctx.emit(orderChanged, { id: order.id, orderNumber, action: 'changed' })
  }
  return { orderNumber, orderId: order.id, version: order.version }
}

/** A carrier that reports on a shipment knows of the requested changes. (DEF-111) */
export async function confirmChangesOf(ctx: Context, shipmentIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders join shipment_orders joined on joined.order_id = orders.id and joined.is_active
    where orders.has_pending_change_requests and orders.deleted_at is null
      and joined.shipment_id = any(${shipmentIds}::uuid[])`.execute(ctx.db)
  for (const order of rows.length > 0
    ? await settle(
        ctx.db,
        rows.map(({ id }) => id),
      )
    : []) {
    ctx.record({ entity: 'order', id: order.id, name: order.orderNumber }, 'changed', {
      changeRequest: ['Pending', 'Confirmed'],
    })
    ctx.emit(orderChanged, { ...order, action: 'changed' })
  }
}

/** The carrier's knowledge is not a change made by a user, so the version stays. */
const settle = (db: Tx, ids: readonly string[]) =>
  db
    .updateTable('orders')
    .set({ hasPendingChangeRequests: false })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('hasPendingChangeRequests', '=', true)
    .returning(['id', 'orderNumber'])
    .execute()
