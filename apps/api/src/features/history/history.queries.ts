import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type AuditRow = Selectable<Tables['auditEntries']>
type Page = { page: number; pageSize: number }

export async function entriesOf(db: Tx, entity: string, entityId: string, page: Page) {
  const found = db.selectFrom('auditEntries').where('entity', '=', entity).where('entityId', '=', entityId)
  return pageOf(found, page)
}

export async function newestEntries(db: Tx, entities: readonly string[], page: Page) {
  const found = db.selectFrom('auditEntries').where('entity', 'in', [...entities])
  return pageOf(found, page)
}

type Entries = ReturnType<typeof start>
const start = (db: Tx) => db.selectFrom('auditEntries')

async function pageOf(found: Entries, { page, pageSize }: Page) {
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
