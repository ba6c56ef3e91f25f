import { type RawBuilder, sql } from 'kysely'
import type { Line } from '#connectors/routing/find-route.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import type { NewItem } from './item-rows.ts'
import type { OrderRows } from './order-rows.ts'
import type { NewStop } from './stop-rows.ts'

export type Written = { id: string; orderNumber: string; version: number; status: number }

type NewHead = OrderRows['head'] & { createdBy: string }

export async function insertOrders(db: Tx, heads: readonly NewHead[]): Promise<Written[]> {
  const { rows } = await sql<Written>`${insertMany('orders', heads)}
    returning id, order_number, version, status`.execute(db)
  return rows
}

type Also = { hasPendingChangeRequests: boolean; now: Date }

/** Writes a changed order. Stops and items that stay keep their ids. */
export async function rewriteOrder(db: Tx, order: OrderRows, also: Also): Promise<Written> {
  const { head, stops, items, references, line } = order
  const written = await saveHead(db, head, also)
  await writeStops(db, stops)
  await removeGone(db, 'orderItems', head.id, items)
  await writeItems(db, items)
  await removeGone(db, 'orderStops', head.id, stops)
  await db.deleteFrom('orderWays').where('orderId', '=', head.id).execute()
  if (line) await insertRouteLines(db, [{ orderId: head.id, line }])
  await replaceReferences(db, head.id, references, also.now)
  return written
}

/** Increments the version. The lowest cost of the order is calculated again. */
async function saveHead(db: Tx, { id, ...head }: OrderRows['head'], { now, ...also }: Also): Promise<Written> {
  const json = ['selectedQuote', 'acceptedSurprises', 'referenceNumbers'] as const
  const texts = Object.fromEntries(json.map((name) => [name, head[name] === null ? null : JSON.stringify(head[name])]))
  return db
    .updateTable('orders')
    .set((eb) => ({
      ...(head as object),
      ...texts,
      ...also,
      lowestShipAt: null,
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .returning(['id', 'orderNumber', 'version', 'status'])
    .executeTakeFirstOrThrow()
}

/** Existing rows are overwritten. */
function overExisting(insert: RawBuilder<unknown>, row: object) {
  const written = Object.keys(row).filter((name) => name !== 'id')
  const set = sql.join(written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  return sql`${insert} on conflict (company_id, id) do update set ${set}`
}

export async function writeStops(db: Tx, stops: readonly NewStop[]) {
  const [first] = stops
  if (first) await overExisting(insertMany('orderStops', stops), first).execute(db)
}

export async function writeItems(db: Tx, items: readonly NewItem[]) {
  const [first] = items
  if (first) await overExisting(insertMany('orderItems', items), first).execute(db)
}

export async function insertReferences(db: Tx, references: OrderRows['references']) {
  if (references.length > 0) await insertMany('orderReferences', references).execute(db)
}

export async function insertRouteLines(db: Tx, routeLines: readonly { orderId: string; line: Line }[]) {
  if (routeLines.length > 0) await insertMany('orderWays', routeLines).execute(db)
}

const removeGone = (
  db: Tx,
  table: 'orderItems' | 'orderStops',
  orderId: string,
  remaining: readonly { id: string }[],
) =>
  db
    .deleteFrom(table)
    .where('orderId', '=', orderId)
    .where(sql<boolean>`id <> all(${remaining.map(({ id }) => id)}::uuid[])`)
    .execute()

/** Writes the searchable copies of the references. They stay untouched when nothing differs. */
async function replaceReferences(db: Tx, orderId: string, references: OrderRows['references'], now: Date) {
  const living = await db
    .selectFrom('orderReferences')
    .select(['stopNumber', 'label', 'typeId', 'value'])
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .execute()
  const asText = (rows: readonly (typeof living)[number][]) =>
    rows
      .map(({ stopNumber, label, typeId, value }) => JSON.stringify([stopNumber, label, typeId, value]))
      .sort()
      .join()
  if (asText(living) === asText(references)) return
  await db
    .updateTable('orderReferences')
    .set({ deletedAt: now })
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .execute()
  await insertReferences(db, references)
}
