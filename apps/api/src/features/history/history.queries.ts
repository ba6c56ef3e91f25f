import { trackingFields } from '@lanewise/domain/shipments/stop-history'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy, turned } from '#platform/list/sort-key.ts'

export type AuditRow = Selectable<Tables['auditEntries']>
/** The sent links that the user may read: all of them, or only those that one person sent or received. */
export type SentTo = 'everybody' | { userId: string }

const newest = { id: sortBy(sql`id`, 'bigint'), sorts: { newest: turned([sortBy(sql`at`, 'timestamptz')]) } }

export const recordHistory = listQuery({
  ...newest,
  from: (db, { entity, entityId, sentTo }: { entity: string; entityId: string; sentTo: SentTo }) =>
    start(db, sentTo).where('entity', '=', entity).where('entityId', '=', entityId).where(isNoReport),
})

export const companyHistory = listQuery({
  ...newest,
  from: (db, { entities, sentTo }: { entities: readonly string[]; sentTo: SentTo }) =>
    start(db, sentTo)
      .where('entity', 'in', [...entities])
      .where('action', '!=', 'used')
      .where(isNoReport)
      .where(isNoMove),
})

/** Statuses that follow from what trucks and other systems report are kept out of the changes of the company. */
const isNoMove = sql<boolean>`not (changes ? 'status' and (user_id is null or user_name like 'API key %'))`

/** What trucks report is folded by stop and kept out of the other changes. (DEF-139) */
const isReport = sql<boolean>`changes ?| ${[...trackingFields]}::text[]`
const isNoReport = sql<boolean>`not ${isReport}`

export const reportsOf = (db: Tx, { entity, entityId }: { entity: string; entityId: string }) =>
  db
    .selectFrom('auditEntries')
    .select(['userName', 'at', 'changes'])
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where(isReport)
    .orderBy('id')
    .execute()

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
