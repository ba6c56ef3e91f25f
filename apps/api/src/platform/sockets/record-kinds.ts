import { anyKind } from '@lanewise/contract/event'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { sql } from 'kysely'
import type { User } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { RecordKind } from '#platform/feature.ts'

/** An event of one record kind, or of `anyKind`, whose payload names the kind. */
type Announced = { name: string; entity: string; payload: Record<string, unknown> }

export type RecordKinds = {
  /** Kinds whose changes the user may receive: those whose list the user may read. */
  readableBy(user: User): string[]
  /** Record kind of an event. Undefined when the event belongs to none. */
  kindOf(event: Announced): string | undefined
  /** Record kind of a record of the user's company, if the user may read it. */
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

/** The row policies hide records of other companies. */
async function findAmong(db: Db, kinds: readonly RecordKind[], { companyId }: User, recordId: string) {
  if (kinds.length === 0) return undefined
  const queries = kinds.map(
    ({ entity, table }) => sql`select ${entity.name}::text as kind from ${sql.table(table)} where id = ${recordId}`,
  )
  const { rows } = await inCompany(db, companyId, (tx) =>
    sql<{ kind: string }>`${sql.join(queries, sql` union all `)} limit 1`.execute(tx),
  )
  return rows[0]?.kind
}
