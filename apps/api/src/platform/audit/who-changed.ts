import { actorName } from '@lanewise/domain/history/actor'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Identifies the record in the history. */
export type Recorded = {
  entity: string
  id: string
  /** Names of the changes that count for the version, where parts of a record have their own versions. */
  versionedFields?: readonly string[]
  /** Names under which the history stores a field. The field's own name when unset. */
  namesOf?: (field: string) => readonly string[]
  /** Whether a change belongs to this part, where the history stores several parts under one name. */
  concerns?: (change: unknown) => boolean
}

/**
 * Returns who changed a field in the last `versions` versions of a record. Undefined for nobody. Each version has at
 * least one entry if every save records its changes, so the query reads too many entries rather than too few.
 */
export async function whoChanged(db: Tx, recorded: Recorded, versions: number) {
  const { entity, id, versionedFields, namesOf = alone, concerns = always } = recorded
  const entries = await db
    .selectFrom('auditEntries')
    .select(['userName', 'changes'])
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('action', '=', 'changed')
    .$if(versionedFields !== undefined, (query) => query.where(sql<boolean>`changes ?| ${versionedFields}::text[]`))
    .orderBy('id', 'desc')
    .limit(versions)
    .execute()
  return (field: string): string | undefined => {
    const entry = entries.find(({ changes }) =>
      namesOf(field).some((name) => name in (changes as object) && concerns((changes as ChangesByName)[name])),
    )
    return entry && actorName(entry.userName)
  }
}

type ChangesByName = Record<string, unknown>

const alone = (field: string) => [field]
const always = () => true
