import type { OrderFacts } from '@lanewise/domain/orders/order-status'
import { canMove, moveRefusal, type ShipmentMoveName, shipmentMoves } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { applyOrderStatus, factsOf, lockOrdersById, type OrderRow } from '#features/orders/index.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import {
  activeOrderIds,
  type ShipmentColumns,
  type ShipmentRow,
  type ShipmentStopRow,
  saveShipment,
} from '../shipments.queries.ts'
import { announce, subject } from './announce.ts'
import { type HandledStop, stopsByOrder } from './status.queries.ts'

type Also = { columns?: ShipmentColumns; changes?: Changes }

/** DEF-54: no reason to look at it is left once it goes on. */
export const noAttention = { attentionReason: null, attentionMessage: null, attentionSince: null } as const

/** DEF-51: the one way in which the status of a shipment, which the caller has locked, changes; its orders follow. */
export async function moveShipment(
  ctx: Context,
  shipment: ShipmentRow,
  name: ShipmentMoveName,
  also: Also = {},
): Promise<ShipmentRow> {
  const [from, { to }] = [shipmentStatusOf(shipment.status), shipmentMoves[name]]
  if (!canMove(name, from)) refuse.conflict(moveRefusal(shipment.shipmentNumber, from, to))
  const moved = await saveShipment(ctx.db, shipment.id, { ...also.columns, status: shipmentStatuses[to] }, ctx.now)
  const shipmentStatus = [shipmentStatusLabel(from), shipmentStatusLabel(to)] as const
  ctx.record(subject(moved), 'changed', { shipmentStatus, ...also.changes })
  announce(ctx, moved, to)
  await deriveOrders(ctx, moved)
  return moved
}

/** DEF-56: what its orders are after it, or what happened at its stops, changed. */
export async function deriveOrders(ctx: Context, shipment: ShipmentRow) {
  const orders = await lockOrdersById(ctx.db, await activeOrderIds(ctx.db, shipment.id))
  const stops = await stopsByOrder(ctx.db, shipment.id)
  for (const order of orders) await applyOrderStatus(ctx, order, orderFacts(order, shipment, stops))
}

/** What is known of an order on its shipment. */
export function orderFacts(
  order: OrderRow,
  { status }: Pick<ShipmentRow, 'status'>,
  stops: readonly HandledStop[],
): OrderFacts {
  const own = stops.filter(({ orderId }) => orderId === order.id)
  const dropoffs = own.filter(({ stopType }) => stopType === 1)
  return {
    ...factsOf(order),
    shipmentStatus: status === shipmentStatuses.Voided ? null : status,
    hasDepartedPickup: own.some(({ stopType, departedAt }) => stopType === 0 && departedAt !== null),
    hasFinishedDropoffs: dropoffs.length > 0 && dropoffs.every(({ departedAt }) => departedAt !== null),
  }
}

export type StopTimes = Pick<ShipmentStopRow, 'arrivedAt' | 'departedAt'>
