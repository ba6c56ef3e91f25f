import { anyKind } from '@lanewise/contract/event'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { sql } from 'kysely'
import type { User } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { RecordKind } from '#platform/feature.ts'

/** An event of one kind of record, or of `anyKind`, whose payload names the kind. */
type Announced = { name: string; entity: string; payload: Record<string, unknown> }

/** What live groups know of the kinds of records. */
export type RecordKinds = {
  /** The kinds whose changes the user may hear: those whose list the user may read. */
  readableBy(user: User): string[]
  /** The kind that an event speaks of; undefined when no kind of record announces it. */
  kindOf(event: Announced): string | undefined
  /** The kind of a record of the user's company, if the user may read it. */
  find(user: User, recordId: string): Promise<string | undefined>
}

export function createRecordKinds(db: Db, records: readonly RecordKind[]): RecordKinds {
  const byEvent = new Map(
    records.flatMap(({ entity }) => entity.events.map(({ name }) => [name, entity.name] as const)),
  )
  const known = records.map((kind) => kind.entity.name)
  const readable = ({ permissions }: User) => records.filter(({ entity }) => isAllowed(entity.read, permissions))
  return {
    readableBy: (user) => readable(user).map(({ entity }) => entity.name),
    kindOf: ({ name, entity, payload }) =>
      entity === anyKind ? known.find((kind) => kind === payload.entityType) : byEvent.get(name),
    find: (user, recordId) => findAmong(db, readable(user), user, recordId),
  }
}

/** The row policies show no record of another company. */
async function findAmong(db: Db, kinds: readonly RecordKind[], { companyId }: User, recordId: string) {
  if (kinds.length === 0) return undefined
  const looks = kinds.map(
    ({ entity, table }) => sql`select ${entity.name}::text as kind from ${sql.table(table)} where id = ${recordId}`,
  )
  const { rows } = await inCompany(db, companyId, (tx) =>
    sql<{ kind: string }>`${sql.join(looks, sql` union all `)} limit 1`.execute(tx),
  )
  return rows[0]?.kind
}
