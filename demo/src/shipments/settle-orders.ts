import type { LoadedOrder } from '@lanewise/api/features/orders/index'
import type { Tx } from '@lanewise/api/platform/db/database'
import { deriveOrderStatus, orderStatuses, orderStatusLabel } from '@lanewise/domain/orders/order-status'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { sql } from 'kysely'
import { day, type Entry, entry, type Person } from '#history/entry.ts'
import type { DemoShipment } from './insert-shipments.ts'
import type { PlannedShipment } from './plan-shipment.ts'

/** An order with its shipment, and the user who made it. */
export type ShippedOrder = { order: LoadedOrder; plan: PlannedShipment; shipment: DemoShipment; by: Person }

/** Sets the statuses of the orders of these shipments, and voids orders that are no longer shipped. */
export async function settleOrders(tx: Tx, made: readonly ShippedOrder[], now: Date): Promise<Entry[]> {
  await setStatuses(tx, made)
  const given = made.filter((one) => isGivenUp(one, now))
  await voidOrders(tx, given)
  return given.map(({ order: { order }, plan, by }) => {
    const subject = { entity: 'order', id: order.id, name: order.orderNumber }
    const changes: Record<string, [unknown, unknown]> = {
      orderStatus: [orderStatusLabel('Accepted'), orderStatusLabel('Voided')],
      voidReason: [null, plan.cancelReason],
    }
    return entry(subject, by, { action: 'changed', changes, at: plan.cancelledAt ?? now })
  })
}

/** An order is abandoned if its shipment was cancelled and its pickup is past or close. */
const isGivenUp = ({ order, plan }: ShippedOrder, now: Date) =>
  plan.status === 'Voided' && order.order.originEarlyAt.getTime() - now.getTime() < 2 * day

/** Uses the product's own rule for order statuses. (DEF-56) */
async function setStatuses(tx: Tx, made: readonly ShippedOrder[]) {
  const rows = made.flatMap(({ order, plan, shipment }) => {
    const handled = shipment.contents.parts.flatMap(({ orderId, shipmentStopId }) => {
      const index = shipment.contents.stops.findIndex(({ id }) => id === shipmentStopId)
      const stop = shipment.contents.stops[index]
      return stop ? [{ orderId, stopType: stop.stopType, departedAt: plan.stops[index]?.departedAt ?? null }] : []
    })
    const own = handled.filter(({ orderId }) => orderId === order.order.id)
    const dropoffs = own.filter(({ stopType }) => stopType === 1)
    const status = deriveOrderStatus({
      isVoided: false,
      isInvoiced: false,
      shipmentStatus: plan.status === 'Voided' ? null : shipmentStatuses[plan.status],
      hasDepartedPickup: own.some(({ stopType, departedAt }) => stopType === 0 && departedAt !== null),
      hasFinishedDropoffs: dropoffs.length > 0 && dropoffs.every(({ departedAt }) => departedAt !== null),
    })
    return [{ id: order.order.id, status: orderStatuses[status] }]
  })
  await sql`update orders set status = given.status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, status integer)
    where orders.id = given.id and orders.status <> given.status`.execute(tx)
}

/** Voids orders together with their cancelled shipments, with the same reason. */
async function voidOrders(tx: Tx, made: readonly ShippedOrder[]) {
  if (made.length === 0) return
  const rows = made.map(({ order, plan, by }) => ({
    id: order.order.id,
    at: plan.cancelledAt,
    voided_by: by.id,
    reason: plan.cancelReason,
  }))
  await sql`update orders set status = ${orderStatuses.Voided}, voided_at = given.at, voided_by = given.voided_by,
      void_reason = given.reason, updated_at = given.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id uuid, at timestamptz, voided_by uuid, reason text)
    where orders.id = given.id`.execute(tx)
  await sql`update order_references set is_voided = true
    where order_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}
