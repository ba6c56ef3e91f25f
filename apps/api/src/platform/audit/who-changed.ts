import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Where the changes of a record are told. */
export type Recorded = {
  entity: string
  id: string
  /** The names whose changes its version counts, where parts of a record have versions of their own. */
  counted?: readonly string[]
  /** The names under which the history tells a change of a field; the field's own when unset. */
  namesOf?: (field: string) => readonly string[]
  /** Whether a change is one of this part, where the history tells those of several under one name. */
  concerns?: (change: unknown) => boolean
}

/**
 * Who changed a field in the last so many versions of a record; undefined for nobody. Each version has one entry at least
 * as long as every save records what it changed, so that more entries are read than needed, never fewer.
 */
export async function whoChanged(db: Tx, recorded: Recorded, versions: number) {
  const { entity, id, counted, namesOf = alone, concerns = always } = recorded
  const entries = await db
    .selectFrom('auditEntries')
    .select(['userName', 'changes'])
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('action', '=', 'changed')
    .$if(counted !== undefined, (query) => query.where(sql<boolean>`changes ?| ${counted}::text[]`))
    .orderBy('id', 'desc')
    .limit(versions)
    .execute()
  return (field: string): string | undefined =>
    entries.find(({ changes }) =>
      namesOf(field).some((name) => name in (changes as object) && concerns((changes as Told)[name])),
    )?.userName
}

type Told = Record<string, unknown>

const alone = (field: string) => [field]
const always = () => true
