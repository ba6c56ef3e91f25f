import type { OrderChange, OrderFields } from '@lanewise/contract/order-fields'
import { orderChanged } from '@lanewise/contract/orders'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { MeasuredRoute } from '#connectors/routing/measure-route.ts'
import { findBillingSettings } from '#features/orders/save/order-context.queries.ts'
import { orderContextOf } from '#features/orders/save/order-context.ts'
import type { Changes, Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { orderChanges, type WordedOrder } from '../history/order-changes.ts'
import type { OrderShipments } from '../order-shipments.ts'
import { findOrder, lockOrder } from '../orders.queries.ts'
import { orderRating } from '../rating/order-rating.ts'
import { checkOrder, refuseOrder } from '../save/check-order.ts'
import { routeOfOrder } from '../save/prepare-orders.ts'
import { type OrderRows, orderRows } from '../save/rows/order-rows.ts'
import { rewriteOrder } from '../save/rows/write.queries.ts'
import { type SavedAs, savedAs } from '../save/save-orders.ts'
import { readOrder, type SavedOrder } from '../save/saved-order.ts'
import { selectQuote } from '../save/select-quote.ts'
import { plannedContacts, withNewContacts } from '../save/stop-contacts.ts'
import { needsCarrierConsent, refuseBeyondLimit, refuseUneditable } from './edit-limits.ts'
import { refuseOlder } from './newer-version.ts'

/**
 * The request contains the whole order. It is refused when the order's state no longer allows the change. (ORDER-64)
 */
export async function updateOrder(
  work: Work,
  { engine, shipments }: { engine: RoutingEngine; shipments: OrderShipments },
  change: OrderChange,
): Promise<SavedAs> {
  const { orderNumber, version, ...fields } = change
  const { before, context } = await work.transaction(async (ctx) => {
    const row = (await findOrder(ctx.db, orderNumber)) ?? refuse.notFound('order')
    return { before: await readOrder(ctx.db, row), context: await orderContextOf(ctx, [fields]) }
  })
  const route = await routeOfOrder(engine, fields, context, before)
  return work.transaction(async (ctx) => {
    await shipments.lock(ctx, before.row.id)
    const saved = await writeChange(ctx, { orderNumber, version, fields, route: route })
    if (saved.version !== before.row.version) await shipments.follow(ctx, saved.orderId)
    return work.answer(ctx, saved)
  })
}

type Sent = { orderNumber: string; version: number | undefined; fields: OrderFields; route: MeasuredRoute }

/** Loads, decides, writes, records and announces. The row lock makes concurrent changes of the same order wait. */
async function writeChange(ctx: Context, sent: Sent): Promise<SavedAs> {
  const row = (await lockOrder(ctx.db, sent.orderNumber)) ?? refuse.notFound('order')
  refuseUneditable(row)
  const before = await readOrder(ctx.db, row)
  const { after, issues } = await rowsAfter(ctx, sent, before)
  const changes = after && (await changesOf(ctx, before, after))
  if (sent.version !== undefined && sent.version !== row.version)
    return refuseOlder(ctx, row, { version: sent.version, changes })
  if (!after) return refuseOrder(issues)
  if (!changes) return savedAs(row)
  refuseBeyondLimit(row, changes)
  const stops = await withNewContacts(ctx, sent.fields, after.stops)
  return write(ctx, { before, after: { ...after, stops }, changes })
}

/** The rows of the order after the change. A new person at a stop is not a contact yet. */
async function rowsAfter(ctx: Context, { fields, route }: Sent, before: SavedOrder) {
  const context = await orderContextOf(ctx, [fields])
  const { entered, issues } = checkOrder(fields, context, before)
  if (issues.length > 0) return { after: null, issues }
  const selected = await selectQuote(ctx, { fields, entered, context, route, before })
  if ('message' in selected) return { after: null, issues: [selected] }
  const contacts = plannedContacts(fields, context, before)
  const selectedQuote = selected.quote
  const after = orderRows({ fields, entered, context, route, selectedQuote, contacts, before, user: ctx.user })
  return { after, issues: [] }
}

async function changesOf({ db }: Context, before: SavedOrder, after: OrderRows): Promise<Changes | null> {
  const ids = [before.row.billingSettingId, after.head.billingSettingId]
  const names = new Map((await findBillingSettings(db, ids)).map(({ id, name }) => [id, name]))
  return orderChanges(wordedOf(before), after, names)
}

const wordedOf = ({ row, stops, items }: SavedOrder): WordedOrder => ({ head: row, stops, items })

async function write(
  ctx: Context,
  { before, after, changes }: { before: SavedOrder; after: OrderRows; changes: Changes },
): Promise<SavedAs> {
  const { row } = before
  const hasPendingChangeRequests = row.hasPendingChangeRequests || needsCarrierConsent(row, changes)
  const saved = savedAs(await rewriteOrder(ctx.db, after, { hasPendingChangeRequests, now: ctx.now }))
  const { orderId: id, orderNumber, version } = saved
  ctx.record({ entity: 'order', id, name: orderNumber }, 'changed', changes)
  ctx.emit(orderChanged, { id, orderNumber, action: 'changed' })
  await ctx.enqueue(orderRating, { id, version, day: 0 })
  return saved
}
