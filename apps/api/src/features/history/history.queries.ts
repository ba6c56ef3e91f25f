import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type AuditRow = Selectable<Tables['auditEntries']>
type Page = { page: number; pageSize: number }
/** Whose sent links may be read: everybody's, or those that one person sent or was sent. */
export type SentTo = 'everybody' | { userId: string }

export async function entriesOf(
  db: Tx,
  { entity, entityId, sentTo }: { entity: string; entityId: string; sentTo: SentTo },
  page: Page,
) {
  const found = start(db, sentTo).where('entity', '=', entity).where('entityId', '=', entityId)
  return pageOf(found, page)
}

export async function newestEntries(db: Tx, entities: readonly string[], sentTo: SentTo, page: Page) {
  return pageOf(start(db, sentTo).where('entity', 'in', [...entities]), page)
}

type Entries = ReturnType<typeof start>

const start = (db: Tx, sentTo: SentTo) =>
  db.selectFrom('auditEntries').$if(sentTo !== 'everybody', (query) =>
    query.where(({ eb, or }) => {
      const { userId } = sentTo as { userId: string }
      return or([eb('action', '!=', 'sent'), eb('userId', '=', userId), eb('entityId', '=', userId)])
    }),
  )

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
