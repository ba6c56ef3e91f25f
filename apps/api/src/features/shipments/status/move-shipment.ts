import type { OrderFacts } from '@lanewise/domain/orders/order-status'
import type { AttentionReason } from '@lanewise/domain/shipments/attention'
import { canMove, moveRefusal, type ShipmentMoveName, shipmentMoves } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { applyOrderStatus, lockOrders } from '#features/orders/index.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { activeOrderIds, type ShipmentColumns, type ShipmentRow, saveShipment } from '../shipments.queries.ts'
import { announce, subject } from './announce.ts'
import { type HandledStop, stopsByOrder } from './status.queries.ts'

type Also = { columns?: ShipmentColumns; changes?: Changes }

/** Board columns of a shipment without an open offer. */
const noOffer = { offerCarrierName: null, offerPosition: null, offerCount: null, offerExpiresAt: null } as const

type Attention = { reason: AttentionReason; message: string; since: Date }

/** Columns of the mark that a shipment needs attention. Null removes the mark. (DEF-54) */
export const attentionMark = (mark: Attention | null) => ({
  attentionReason: mark?.reason ?? null,
  attentionMessage: mark?.message ?? null,
  attentionSince: mark?.since ?? null,
})

/** Columns that a move resets: the open offer, and the mark that the shipment needs attention. (DEF-54) */
const endedBy: Partial<Record<ShipmentMoveName, ShipmentColumns>> = {
  offer: attentionMark(null),
  endTender: noOffer,
  book: { ...attentionMark(null), ...noOffer },
  changeCarrier: { ...attentionMark(null), ...noOffer },
  cancel: { ...attentionMark(null), ...noOffer },
}

/**
 * The only function that changes the status of a shipment. The caller must hold its lock. The orders are updated too.
 * (DEF-51)
 */
export async function moveShipment(
  ctx: Context,
  shipment: ShipmentRow,
  name: ShipmentMoveName,
  also: Also = {},
): Promise<ShipmentRow> {
  const [from, { to }] = [shipmentStatusOf(shipment.status), shipmentMoves[name]]
  if (!canMove(name, from)) refuse.conflict(moveRefusal(shipment.shipmentNumber, from, to))
  const columns = { ...endedBy[name], ...also.columns, status: shipmentStatuses[to] }
  const moved = await saveShipment(ctx.db, shipment.id, columns, ctx.now)
  const shipmentStatus = [shipmentStatusLabel(from), shipmentStatusLabel(to)] as const
  ctx.record(subject(moved), 'changed', { ...(from !== to && { shipmentStatus }), ...also.changes })
  announce(ctx, moved, to)
  await deriveOrders(ctx, moved)
  return moved
}

/** Updates the orders of a shipment after a change of its status or stops. (DEF-56) */
export async function deriveOrders(ctx: Context, shipment: ShipmentRow) {
  const orders = await lockOrders(ctx.db, await activeOrderIds(ctx.db, shipment.id))
  const stops = await stopsByOrder(ctx.db, shipment.id)
  for (const order of orders) await applyOrderStatus(ctx, order, orderFacts(order.id, shipment, stops))
}

/** Facts of an order from its shipment and its stops. */
function orderFacts(
  orderId: string,
  { status }: Pick<ShipmentRow, 'status'>,
  stops: readonly HandledStop[],
): Partial<OrderFacts> {
  const own = stops.filter((stop) => stop.orderId === orderId)
  const dropoffs = own.filter(({ stopType }) => stopType === 1)
  return {
    shipmentStatus: status === shipmentStatuses.Voided ? null : status,
    hasDepartedPickup: own.some(({ stopType, departedAt }) => stopType === 0 && departedAt !== null),
    hasFinishedDropoffs: dropoffs.length > 0 && dropoffs.every(({ departedAt }) => departedAt !== null),
  }
}
