import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy, turned } from '#platform/list/sort-key.ts'

export type AuditRow = Selectable<Tables['auditEntries']>
/** Whose sent links may be read: everybody's, or those that one person sent or was sent. */
export type SentTo = 'everybody' | { userId: string }

const newest = { id: sortBy(sql`id`, 'bigint'), sorts: { newest: turned([sortBy(sql`at`, 'timestamptz')]) } }

/** What happened to one record. */
export const recordHistory = listQuery({
  ...newest,
  from: (db, { entity, entityId, sentTo }: { entity: string; entityId: string; sentTo: SentTo }) =>
    start(db, sentTo).where('entity', '=', entity).where('entityId', '=', entityId),
})

/** What happened to all records of some kinds. */
export const companyHistory = listQuery({
  ...newest,
  from: (db, { entities, sentTo }: { entities: readonly string[]; sentTo: SentTo }) =>
    start(db, sentTo).where('entity', 'in', [...entities]),
})

const start = (db: Tx, sentTo: SentTo) =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .$if(sentTo !== 'everybody', (query) =>
      query.where(({ eb, or }) => {
        const { userId } = sentTo as { userId: string }
        return or([eb('action', '!=', 'sent'), eb('userId', '=', userId), eb('entityId', '=', userId)])
      }),
    )
