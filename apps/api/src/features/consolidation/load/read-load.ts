import { baseRefusal, type ConsolidatedOrder, candidateRefusal } from '@lanewise/domain/consolidation/candidate'
import { stopOrderRefusal } from '@lanewise/domain/consolidation/stop-order'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { orderStatusOf } from '@lanewise/domain/orders/order-status'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { findOrders, loadOrders, type OrderRow } from '#features/orders/index.ts'
import { planLoad } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type ShipmentOfOrder, shipmentsOf } from '../consolidation.queries.ts'

/** The orders requested for one truck, by number. The base order is one of them. */
export type LoadRequest = { orderNumber: string; orderNumbers: readonly string[]; stopIds: readonly string[] }

/** The requested load as stored. */
export type ReadLoad = ReturnType<typeof planLoad> & {
  /** The first of the orders. */
  base: OrderRow
  /** Shipments that the orders are already on. */
  shipments: readonly ShipmentOfOrder[]
}

/** The requested orders without duplicates, the base order first. */
export async function ordersOf({ db }: Context, { orderNumber, orderNumbers }: LoadRequest): Promise<OrderRow[]> {
  const numbers = [...new Set([orderNumber, ...orderNumbers])]
  const message = `Order ${orderNumber} stays on its own load`
  if (!orderNumbers.includes(orderNumber)) refuse.invalid(message, { orderNumbers: [message] })
  const matches = await findOrders(db, { orderNumbers: numbers })
  return numbers.map((number) => matches.find((order) => order.orderNumber === number) ?? refuse.notFound('order'))
}

export async function readLoad(ctx: Context, rows: readonly OrderRow[], stopIds: readonly string[]): Promise<ReadLoad> {
  const [base] = rows
  if (!base) throw new Error('A load has a base order')
  const orders = await loadOrders(ctx.db, rows)
  const shipments = await shipmentsOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return { ...planLoad(orders, { stopIds }), base, shipments }
}

export function consolidated(order: OrderRow, shipments: readonly ShipmentOfOrder[]): ConsolidatedOrder {
  const on = shipments.find(({ orderId }) => orderId === order.id)
  return {
    orderNumber: order.orderNumber,
    orderStatus: orderStatusOf(order.status),
    equipmentMode: order.equipmentMode,
    shipment: on ? { shipmentNumber: on.shipmentNumber, shipmentStatus: shipmentStatusOf(on.status) } : null,
  }
}

/** Reasons why orders cannot be on this load, each with the order number. (DEF-55, CONSOL-2) */
export function orderRefusals({ base, orders, shipments }: ReadLoad): string[] {
  const own = shipments.find(({ orderId }) => orderId === base.id)
  const refusal = baseRefusal(consolidated(base, shipments))
  const others = orders
    .map(({ order }) => order)
    .filter(({ id }) => id !== base.id && !shipments.some((on) => on.orderId === id && on.id === own?.id))
  const against = { orderNumber: base.orderNumber, equipmentMode: base.equipmentMode as EquipmentMode }
  return [refusal, ...others.map((order) => candidateRefusal(against, consolidated(order, shipments)))].filter(
    (one) => one !== null,
  )
}

export function sequenceRefusal({ orders, stops }: ReadLoad): string | null {
  const numberOf = new Map(orders.map(({ order }) => [order.id, order.orderNumber]))
  return stopOrderRefusal(
    stops.map(({ stopType, parts }) => ({
      stopType,
      name: `${parts[0]?.city}, ${parts[0]?.state}`,
      parts: parts.map(({ orderId, stopNumber }) => ({ order: numberOf.get(orderId) ?? '', stopNumber })),
    })),
  )
}

/** Coordinates of the route, in the order of the stops. */
export const pointsOf = ({ stops }: ReadLoad) =>
  stops.map(({ parts }) => ({ latitude: parts[0]?.latitude ?? null, longitude: parts[0]?.longitude ?? null }))
