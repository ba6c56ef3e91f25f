import type { Changes, Context, Work } from '#platform/context.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { OrderShipments } from '../order-shipments.ts'
import { findOrder, lockOrder } from '../orders.queries.ts'
import { applyOrderStatus } from './apply-order-status.ts'
import { voidReferences } from './status.queries.ts'

/** A void is final. From then on, the order's reference numbers are found only among voided orders. (DEF-58) */
export async function voidOrder(
  ctx: Context,
  shipments: OrderShipments,
  { orderNumber, reason }: { orderNumber: string; reason: string | null },
) {
  const { id: orderId } = (await findOrder(ctx.db, orderNumber)) ?? refuse.notFound('order')
  await shipments.leave(ctx, orderId)
  const order = (await lockOrder(ctx.db, orderNumber)) ?? refuse.notFound('order')
  if (order.voidedAt) refuse.conflict(`Order ${orderNumber} is Voided already`)
  // A colleague can create a shipment for the order until the order is locked.
  const added = await shipments.activeNumber(ctx, orderId)
  if (added)
    refuse.conflict(
      `Order ${orderNumber} was just added to shipment ${added}. Check the shipment, then void the order again`,
    )
  const facts = { isVoided: true }
  const columns = { voidedAt: ctx.now, voidedBy: ctx.user.id, voidReason: reason }
  const changes: Changes = reason === null ? {} : { voidReason: [null, reason] }
  const { id, version } = await applyOrderStatus(ctx, order, facts, { columns, changes })
  await voidReferences(ctx.db, id)
  return { orderNumber, orderId: id, version }
}

/** Each order is voided in a transaction of its own, so that a refused one does not affect the others. (ORDPAGE-12) */
export async function voidOrders(
  work: Work,
  shipments: OrderShipments,
  { orderNumbers, reason }: { orderNumbers: string[]; reason: string | null },
) {
  const data: { orderNumber: string; isVoided: boolean; message: string | null }[] = []
  for (const orderNumber of new Set(orderNumbers)) {
    try {
      await work.transaction((ctx) => voidOrder(ctx, shipments, { orderNumber, reason }))
      data.push({ orderNumber, isVoided: true, message: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      data.push({ orderNumber, isVoided: false, message: error.message })
    }
  }
  return { data }
}
