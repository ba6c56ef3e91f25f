import type { Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type ConnectionRow = Selectable<Tables['tenderConnections']>

export const connectionOf = (db: Tx, carrierId: string): Promise<ConnectionRow | undefined> =>
  db.selectFrom('tenderConnections').selectAll().where('carrierId', '=', carrierId).executeTakeFirst()

export const findConnection = (db: Tx, id: string): Promise<ConnectionRow | undefined> =>
  db.selectFrom('tenderConnections').selectAll().where('id', '=', id).executeTakeFirst()

type ConnectionColumns = Updateable<Tables['tenderConnections']> & { kind: string }

export const writeConnection = (
  db: Tx,
  carrierId: string,
  columns: ConnectionColumns,
  now: Date,
): Promise<ConnectionRow> =>
  db
    .insertInto('tenderConnections')
    .values({ ...columns, carrierId, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'carrierId']).doUpdateSet((set) => ({
        ...columns,
        failures: 0,
        restsUntil: null,
        version: set('tenderConnections.version', '+', 1),
        updatedAt: now,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const saveConnection = (db: Tx, id: string, columns: Updateable<Tables['tenderConnections']>, now: Date) =>
  db
    .updateTable('tenderConnections')
    .set((set) => ({ ...columns, version: set('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()

/** Next EDI interchange control number. Concurrent calls wait for the row lock, so that no number is used twice. */
export async function nextControlNumber(db: Tx, connectionId: string): Promise<number> {
  const { lastControlNumber } = await db
    .updateTable('tenderConnections')
    .set((set) => ({ lastControlNumber: set('lastControlNumber', '+', 1) }))
    .where('id', '=', connectionId)
    .returning('lastControlNumber')
    .executeTakeFirstOrThrow()
  return lastControlNumber
}
