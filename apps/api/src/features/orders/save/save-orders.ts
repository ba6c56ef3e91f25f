import { orderChanged } from '@lanewise/contract/orders'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import type { Context } from '#platform/context.ts'
import { createdChanges } from '../history/order-changes.ts'
import { orderRating } from '../rating/order-rating.ts'
import { checkOrder } from './check-order.ts'
import { type OrderContext, orderContextOf } from './order-context.ts'
import type { PreparedOrder } from './prepare-orders.ts'
import { type OrderRows, orderRows } from './rows/order-rows.ts'
import {
  insertOrders,
  insertReferences,
  insertRouteLines,
  type Written,
  writeItems,
  writeStops,
} from './rows/write.queries.ts'
import { selectQuote } from './select-quote.ts'
import { plannedContacts, withNewContacts } from './stop-contacts.ts'

export type SavedAs = { orderNumber: string; orderId: string; version: number }
export type Saved = SavedAs | { issues: FieldIssue[] }

/** Creates orders in one transaction; see `prepareOrders` for how the two are called. */
export async function saveOrders(ctx: Context, prepared: readonly PreparedOrder[]): Promise<Saved[]> {
  if (prepared.length === 0) return []
  const context = await orderContextOf(
    ctx,
    prepared.map(({ fields }) => fields),
  )
  const results: (OrderRows | { issues: FieldIssue[] })[] = []
  for (const order of prepared) results.push(await rowsOrIssues(ctx, order, context))
  const written = await writeOrders(
    ctx,
    results.filter((one) => 'head' in one),
  )
  return results.map((one) => ('head' in one ? savedAs(written.get(one.head.id)) : one))
}

async function rowsOrIssues(ctx: Context, { fields, route }: PreparedOrder, context: OrderContext) {
  const { entered, issues } = checkOrder(fields, context)
  if (issues.length > 0) return { issues }
  const selected = await selectQuote(ctx, { fields, entered, context, route, before: null })
  if ('message' in selected) return { issues: [selected] }
  const contacts = plannedContacts(fields, context)
  const selectedQuote = selected.quote
  const rows = orderRows({ fields, entered, context, route, selectedQuote, contacts, before: null, user: ctx.user })
  return { ...rows, stops: await withNewContacts(ctx, fields, rows.stops) }
}

/** Writes all orders with a few statements. */
async function writeOrders(ctx: Context, orders: readonly OrderRows[]): Promise<Map<string, Written>> {
  if (orders.length === 0) return new Map()
  const { db, user } = ctx
  const heads = orders.map(({ head }) => ({ ...head, createdBy: user.id }))
  const written = new Map((await insertOrders(db, heads)).map((row) => [row.id, row]))
  await writeStops(
    db,
    orders.flatMap(({ stops }) => stops),
  )
  await writeItems(
    db,
    orders.flatMap(({ items }) => items),
  )
  await insertReferences(
    db,
    orders.flatMap(({ references }) => references),
  )
  await insertRouteLines(
    db,
    orders.flatMap(({ head, line }) => (line ? [{ orderId: head.id, line }] : [])),
  )
  for (const order of orders) await announceCreated(ctx, order, written.get(order.head.id))
  return written
}

async function announceCreated(ctx: Context, order: OrderRows, written: Written | undefined) {
  const { orderNumber, orderId: id, version } = savedAs(written)
  ctx.record({ entity: 'order', id, name: orderNumber }, 'created', createdChanges(order))
  ctx.emit(orderChanged, { id, orderNumber, action: 'created' })
  await ctx.enqueue(orderRating, { id, version, day: 0 })
}

export function savedAs(written: Written | undefined): SavedAs {
  if (!written) throw new Error('Every order that is written answers its number')
  return { orderNumber: written.orderNumber, orderId: written.id, version: written.version }
}
