import { cancelRefusal, canMove } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { applyOrderStatus, lockOrders } from '#features/orders/index.ts'
import type { Context } from '#platform/context.ts'
import { isSystemUser } from '#platform/outbox/system-user.ts'
import { refuse } from '#platform/refuse.ts'
import type { ShipmentDesk } from '../desk.ts'
import { shipmentToChange } from '../find-shipment.ts'
import { activeOrderIds, leaveShipment, type ShipmentRow } from '../shipments.queries.ts'
import { movedAs } from './announce.ts'
import { askToCall, tellCancelled } from './cancel-mails.ts'
import { moveShipment } from './move-shipment.ts'

/** SHIP-5: final; the orders are free for another shipment. */
export async function cancelShipment(ctx: Context, desk: ShipmentDesk, shipmentNumber: string, reason: string) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const { voided, carrierUntold } = await voidAndTell(ctx, desk, shipment, reason)
  return { ...movedAs(voided), carrierUntold }
}

/** Voids a shipment that the caller has locked, and releases its orders. */
export const voidShipment = async (ctx: Context, desk: ShipmentDesk, shipment: ShipmentRow, reason: string) =>
  (await voidAndTell(ctx, desk, shipment, reason)).voided

async function voidAndTell(ctx: Context, desk: ShipmentDesk, shipment: ShipmentRow, reason: string) {
  const from = shipmentStatusOf(shipment.status)
  if (!canMove('cancel', from)) refuse.conflict(cancelRefusal(shipment.shipmentNumber, from))
  const orders = await lockOrders(ctx.db, await activeOrderIds(ctx.db, shipment.id))
  for (const follower of desk.followers) await follower(ctx, shipment, 'cancelled')
  await leaveShipment(ctx.db, shipment.id, ctx.now)
  const voided = await moveShipment(ctx, shipment, 'cancel', {
    columns: {
      voidedAt: ctx.now,
      voidedBy: isSystemUser(ctx.user.id) ? null : ctx.user.id,
      voidReason: reason,
    },
    changes: { cancelReason: [null, reason] },
  })
  for (const order of orders) await applyOrderStatus(ctx, order, {})
  const wasBooked = shipment.status >= shipmentStatuses.Booked
  return { voided, carrierUntold: wasBooked ? await tellCarrier(ctx, desk, voided) : null }
}

/** SHIP-5: by mail, by its own system and by the partner that booked it; whom nothing reaches somebody has to call. */
async function tellCarrier(ctx: Context, desk: ShipmentDesk, voided: ShipmentRow): Promise<string | null> {
  const told = [await tellCancelled(ctx, voided)]
  for (const cancel of desk.cancelAtCarrier) told.push(await cancel(ctx, voided))
  // What the product does by itself follows from what the carrier told.
  return told.includes(true) || isSystemUser(ctx.user.id) ? null : askToCall(ctx, voided)
}
