import { type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy, turned } from '#platform/list/sort-key.ts'

export type AuditRow = Selectable<Tables['auditEntries']>

const newest = { id: sortBy(sql`id`, 'bigint'), sorts: { newest: turned([sortBy(sql`at`, 'timestamptz')]) } }

/** What happened to one record. */
export const recordHistory = listQuery({
  ...newest,
  from: (db, { entity, entityId }: { entity: string; entityId: string }) =>
    db.selectFrom('auditEntries').selectAll().where('entity', '=', entity).where('entityId', '=', entityId),
})

/** What happened to all records of some kinds. */
export const companyHistory = listQuery({
  ...newest,
  from: (db, { entities }: { entities: readonly string[] }) =>
    db
      .selectFrom('auditEntries')
      .selectAll()
      .where('entity', 'in', [...entities]),
})
