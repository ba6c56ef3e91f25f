import { sql } from 'kysely'
import type { Line } from '#connectors/routing/find-way.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import { itemColumns, orderColumns, referenceColumns, stopColumns } from './columns.ts'
import type { NewItem } from './item-rows.ts'
import type { OrderRows } from './order-rows.ts'
import type { NewStop } from './stop-rows.ts'

export type Written = { id: string; orderNumber: string; version: number; status: number }

type NewHead = OrderRows['head'] & { createdBy: string }

export async function insertOrders(db: Tx, heads: readonly NewHead[]): Promise<Written[]> {
  const columns = { ...orderColumns, createdBy: 'uuid' } as const
  const { rows } = await sql<Written>`${insertMany('orders', columns, heads)}
    returning id, order_number, version, status`.execute(db)
  return rows
}

/** Writes the head anew and counts the version up. What the order costs at best is worked out anew. */
export async function saveOrder(db: Tx, { id, ...head }: OrderRows['head'], now: Date): Promise<Written> {
  const json = ['selectedQuote', 'acceptedSurprises', 'referenceNumbers'] as const
  const texts = Object.fromEntries(json.map((name) => [name, head[name] === null ? null : JSON.stringify(head[name])]))
  return db
    .updateTable('orders')
    .set((eb) => ({
      ...(head as object),
      ...texts,
      lowestShipAt: null,
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .returning(['id', 'orderNumber', 'version', 'status'])
    .executeTakeFirstOrThrow()
}

/** Writes rows by their ids, those that are there already over themselves. */
const upsert = <C extends Parameters<typeof insertMany>[1]>(
  table: string,
  columns: C,
  rows: readonly Readonly<Record<keyof C, unknown>>[],
) => {
  const written = Object.keys(columns).filter((name) => name !== 'id')
  const set = sql.join(written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  return sql`${insertMany(table, columns, rows)} on conflict (company_id, id) do update set ${set}`
}

export const writeStops = (db: Tx, stops: readonly NewStop[]) => upsert('orderStops', stopColumns, stops).execute(db)

export const writeItems = (db: Tx, items: readonly NewItem[]) => upsert('orderItems', itemColumns, items).execute(db)

export async function insertReferences(db: Tx, references: OrderRows['references']) {
  if (references.length > 0) await insertMany('orderReferences', referenceColumns, references).execute(db)
}

export async function insertWays(db: Tx, ways: readonly { orderId: string; line: Line }[]) {
  if (ways.length > 0) await insertMany('orderWays', { orderId: 'uuid', line: 'jsonb' }, ways).execute(db)
}

export const removeItems = (db: Tx, orderId: string, keptIds: readonly string[]) =>
  db
    .deleteFrom('orderItems')
    .where('orderId', '=', orderId)
    .where(sql<boolean>`id <> all(${keptIds}::uuid[])`)
    .execute()

/** After the items, which name their stops. */
export const removeStops = (db: Tx, orderId: string, keptIds: readonly string[]) =>
  db
    .deleteFrom('orderStops')
    .where('orderId', '=', orderId)
    .where(sql<boolean>`id <> all(${keptIds}::uuid[])`)
    .execute()

export const removeWay = (db: Tx, orderId: string) =>
  db.deleteFrom('orderWays').where('orderId', '=', orderId).execute()

export const removeReferences = (db: Tx, orderId: string, now: Date) =>
  db
    .updateTable('orderReferences')
    .set({ deletedAt: now })
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .execute()
