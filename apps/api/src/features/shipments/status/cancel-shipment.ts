import { cancelRefusal, canMove } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { applyOrderStatus, lockOrders } from '#features/orders/index.ts'
import type { ShipmentDeps } from '#features/shipments/deps.ts'
import type { Context } from '#platform/context.ts'
import { isSystemUser } from '#platform/outbox/system-user.ts'
import { refuse } from '#platform/refuse.ts'
import { shipmentToChange } from '../find-shipment.ts'
import { activeOrderIds, leaveShipment, type ShipmentRow } from '../shipments.queries.ts'
import { movedAs } from './announce.ts'
import { askToCall, mailCancellation } from './cancel-mails.ts'
import { moveShipment } from './move-shipment.ts'

/** Cancels a shipment for good. Its orders are free for another shipment. (SHIP-5) */
export async function cancelShipment(ctx: Context, deps: ShipmentDeps, shipmentNumber: string, reason: string) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const { voided, carrierUntold } = await voidAndNotify(ctx, deps, shipment, reason)
  return { ...movedAs(voided), carrierUntold }
}

/** Voids a shipment locked by the caller and releases its orders. */
export const voidShipment = async (ctx: Context, deps: ShipmentDeps, shipment: ShipmentRow, reason: string) =>
  (await voidAndNotify(ctx, deps, shipment, reason)).voided

async function voidAndNotify(ctx: Context, deps: ShipmentDeps, shipment: ShipmentRow, reason: string) {
  const from = shipmentStatusOf(shipment.status)
  if (!canMove('cancel', from)) refuse.conflict(cancelRefusal(shipment.shipmentNumber, from))
  const orders = await lockOrders(ctx.db, await activeOrderIds(ctx.db, shipment.id))
  for (const hook of deps.followers) await hook(ctx, shipment, 'cancelled')
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
  return { voided, carrierUntold: wasBooked ? await notifyCarrier(ctx, deps, voided) : null }
}

/**
 * Notifies the carrier by email, through its own system and through the partner that booked it. If none of them reaches
 * the carrier, a user has to call. (SHIP-5)
 */
export async function notifyCarrier(
  ctx: Context,
  deps: Pick<ShipmentDeps, 'cancelAtCarrier'>,
  voided: ShipmentRow,
): Promise<string | null> {
  const notifications = [await mailCancellation(ctx, voided)]
  for (const cancel of deps.cancelAtCarrier) notifications.push(await cancel(ctx, voided))
  // Automatic cancellations follow a message from the carrier, so the carrier already knows.
  return notifications.includes(true) || isSystemUser(ctx.user.id) ? null : askToCall(ctx, voided)
}
