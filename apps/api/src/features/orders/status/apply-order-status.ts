import { orderChanged } from '@lanewise/contract/orders'
import {
  canBecome,
  deriveOrderStatus,
  type OrderFacts,
  orderStatuses,
  orderStatusLabel,
  orderStatusOf,
} from '@lanewise/domain/orders/order-status'
import type { Updateable } from 'kysely'
import type { Changes, Context } from '#platform/context.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { refuse } from '#platform/refuse.ts'
import type { OrderRow } from '../orders.queries.ts'
import { type OrderOnTime, saveOnTime, saveStatus } from './status.queries.ts'

/** Facts of an order without its shipment, stops or invoice. */
const factsOf = ({ status }: Pick<OrderRow, 'status'>): OrderFacts => ({
  isVoided: status === orderStatuses.Voided,
  shipmentStatus: null,
  isInvoiced: false,
  hasDepartedPickup: false,
  hasFinishedDropoffs: false,
})

type Also = { columns?: Updateable<Tables['orders']>; changes?: Changes }

/**
 * The only function that changes the status of an order. The caller must hold its lock, and passes the facts of its
 * shipment, stops or invoice. (ORDPAGE-6, DEF-56)
 */
export async function applyOrderStatus(ctx: Context, order: OrderRow, facts: Partial<OrderFacts>, also: Also = {}) {
  const [from, to] = [orderStatusOf(order.status), deriveOrderStatus({ ...factsOf(order), ...facts })]
  if (from === to) return order
  const labels = [orderStatusLabel(from), orderStatusLabel(to)] as const
  if (!canBecome(from, to)) refuse.conflict(`Order ${order.orderNumber} is ${labels[0]} and cannot become ${labels[1]}`)
  const saved = await saveStatus(ctx.db, order.id, { ...also.columns, status: orderStatuses[to] }, ctx.now)
  const { id, orderNumber } = saved
  ctx.record({ entity: 'order', id, name: orderNumber }, 'changed', { orderStatus: labels, ...also.changes })
  const action = to === 'Voided' ? 'voided' : 'changed'
  ctx.emit(orderChanged, { id, orderNumber, action })
  return saved
}

/** Saves the on-time status of orders, derived from the reports of their trucks. (DEF-92) */
export async function recordOnTime(ctx: Context, orders: readonly OrderOnTime[]) {
  for (const order of await saveOnTime(ctx.db, orders)) ctx.emit(orderChanged, { ...order, action: 'changed' })
}
