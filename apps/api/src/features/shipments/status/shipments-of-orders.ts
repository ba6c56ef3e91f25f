import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { findOrders, loadOrders, type OrderShipments } from '#features/orders/index.ts'
import type { ShipmentDeps } from '#features/shipments/deps.ts'
import { appointmentChange } from '#features/shipments/details/appointment-text.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { stopIdsInOrder, writeRoute, writeStops } from '../contents/contents.queries.ts'
import type { Merged } from '../contents/contents.ts'
import { laneOfShipment } from '../contents/lane-of-shipment.ts'
import { planLoad } from '../contents/plan-load.ts'
import {
  activeOrderIds,
  activeShipmentOf,
  leaveShipment,
  lockShipmentById,
  type ShipmentRow,
  saveShipment,
  stopsOfShipment,
} from '../shipments.queries.ts'
import { announce, subject } from './announce.ts'
import { voidShipment } from './cancel-shipment.ts'

/** Effects on the shipment of an order when the order is changed or voided. */
export const shipmentsOfOrders = (deps: ShipmentDeps): OrderShipments => ({
  lock: async (ctx, orderId) => {
    await lockOf(ctx, orderId)
  },
  follow: async (ctx, orderId) => {
    const shipment = await lockOf(ctx, orderId)
    if (shipment && shipment.status <= shipmentStatuses.ReadyToBook) await rewrite(ctx, shipment)
  },
  leave: async (ctx, orderId) => {
    const shipment = await lockOf(ctx, orderId)
    if (!shipment) return
    if (shipment.status > shipmentStatuses.Tendering) refuse.conflict(notVoidable(shipment))
    const others = (await activeOrderIds(ctx.db, shipment.id)).filter((id) => id !== orderId)
    if (others.length === 0) return void (await voidShipment(ctx, deps, shipment, 'Its order was voided'))
    for (const hook of deps.followers) await hook(ctx, shipment, 'cancelled')
    await leaveShipment(ctx.db, shipment.id, ctx.now, [orderId])
    await rewrite(ctx, (await lockShipmentById(ctx.db, shipment.id)) ?? shipment)
  },
  activeNumber: async ({ db }, orderId) => (await activeShipmentOf(db, orderId))?.shipmentNumber ?? null,
})

/** An order on a booked shipment cannot be voided. (ORDPAGE-7) */
const notVoidable = ({ shipmentNumber, status }: ShipmentRow) =>
  `The order cannot be voided: it is on shipment ${shipmentNumber}, which is ${shipmentStatusLabel(shipmentStatusOf(status))}`

async function lockOf({ db }: Context, orderId: string): Promise<ShipmentRow | undefined> {
  const active = await activeShipmentOf(db, orderId)
  return active && lockShipmentById(db, active.id)
}

/** Rewrites the shipment's stops and totals from its orders while it is unbooked. The order of the stops stays. */
async function rewrite(ctx: Context, shipment: ShipmentRow) {
  const orders = await loadOrders(ctx.db, await findOrders(ctx.db, { ids: await activeOrderIds(ctx.db, shipment.id) }))
  const stopIds = orders.length > 1 ? await stopIdsInOrder(ctx.db, shipment.id) : []
  const { stops: merged, contents } = planLoad(orders, { stopIds })
  const { head, stops, parts } = contents
  const appointment = await movedAppointments(ctx, shipment, { stops, merged })
  await writeStops(ctx.db, shipment.id, stops, parts)
  await writeRoute(ctx.db, shipment.id, null)
  const laneId = await laneOfShipment(ctx.db, head)
  const after = await saveShipment(ctx.db, shipment.id, { ...head, laneId }, ctx.now)
  const [before, now] = [shipment.orderNumbers.join(', '), after.orderNumbers.join(', ')]
  const changes: Changes = { ...(before !== now && { orders: [before, now] }), ...(appointment && { appointment }) }
  if (Object.keys(changes).length > 0) ctx.record(subject(after), 'changed', changes)
  announce(ctx, after, 'changed')
}

/**
 * An appointment changed through the order is recorded in the shipment's history too, so that a user who records
 * another one is informed of the conflict.
 */
async function movedAppointments(
  { db }: Context,
  { id }: ShipmentRow,
  { stops, merged }: { stops: readonly { appointmentAt: Date | null }[]; merged: readonly Merged[] },
) {
  const before = await stopsOfShipment(db, id)
  return appointmentChange(
    stops.map(({ appointmentAt: to }, index) => ({
      stopNumber: index + 1,
      from: before[index]?.appointmentAt ?? null,
      to,
      zone: merged[index]?.parts[0]?.timeZone ?? 'UTC',
    })),
  )
}
