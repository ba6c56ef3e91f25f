import { type RawBuilder, sql } from 'kysely'
import type { Line } from '#connectors/routing/find-way.ts'
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

/** Writes an order anew: what stays keeps its id. */
export async function rewriteOrder(db: Tx, order: OrderRows, also: Also): Promise<Written> {
  const { head, stops, items, references, line } = order
  const written = await saveHead(db, head, also)
  await writeStops(db, stops)
  await removeGone(db, 'orderItems', head.id, items)
  await writeItems(db, items)
  await removeGone(db, 'orderStops', head.id, stops)
  await db.deleteFrom('orderWays').where('orderId', '=', head.id).execute()
  if (line) await insertWays(db, [{ orderId: head.id, line }])
  await replaceReferences(db, head.id, references, also.now)
  return written
}

/** Counts the version up; what the order would cost at best is worked out anew. */
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

/** Rows that are there already are written over. */
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

export async function insertWays(db: Tx, ways: readonly { orderId: string; line: Line }[]) {
  if (ways.length > 0) await insertMany('orderWays', ways).execute(db)
}

const removeGone = (db: Tx, table: 'orderItems' | 'orderStops', orderId: string, kept: readonly { id: string }[]) =>
  db
    .deleteFrom(table)
    .where('orderId', '=', orderId)
    .where(sql<boolean>`id <> all(${kept.map(({ id }) => id)}::uuid[])`)
    .execute()

/** The searchable copies; they are left as they are while nothing differs. */
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
