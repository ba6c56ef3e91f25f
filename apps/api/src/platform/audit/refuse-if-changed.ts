import { describeChanges } from '@lanewise/domain/shared/sentences'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'

type Loaded = {
  entity: string
  id: string
  current: number
  loaded: number | undefined
  labels: Record<string, string>
  /** The fields that the version counts, where parts of a record have versions of their own. */
  fields?: readonly string[]
}

/** Refuses with 409, who saved meanwhile and what differs, when the record is newer than the one the form was loaded with. */
export async function refuseIfChanged(db: Tx, { entity, id, current, loaded, labels, fields }: Loaded) {
  if (loaded === undefined || loaded === current) return
  const entries = await db
    .selectFrom('auditEntries')
    .select(['userName', 'changes'])
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('action', '=', 'changed')
    .$if(fields !== undefined, (query) => query.where(sql<boolean>`changes ?| ${fields}::text[]`))
    .orderBy('id', 'desc')
    .limit(Math.max(1, current - loaded))
    .execute()
  const merged: Record<string, [unknown, unknown]> = {}
  for (const entry of entries) {
    for (const [field, [from, to]] of Object.entries(entry.changes as Record<string, [unknown, unknown]>)) {
      merged[field] = [from, merged[field] ? merged[field][1] : to]
    }
  }
  refuse.changed(entries[0]?.userName ?? 'Somebody else', describeChanges(merged, labels))
}
