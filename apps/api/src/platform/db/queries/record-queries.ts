import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { type RecordRow, recordColumns, type Tables } from '#platform/db/schema.gen.ts'

type RecordTable = keyof typeof recordColumns
type Rows<T extends RecordTable> = SelectQueryBuilder<Tables, T, RecordRow<T>>

/**
 * Queries that read records of any kind. `living` selects the records that are not deleted, for the queries of a single
 * kind.
 */
export function recordQueries<T extends RecordTable>(table: T) {
  const living = (db: Tx): Rows<T> =>
    db
      .selectFrom(table as 'orders')
      .select(recordColumns[table as 'orders'])
      .where('deletedAt', 'is', null) as unknown as Rows<T>
  // The compiler cannot know that all these tables have an id.
  const rows = (db: Tx) => living(db) as unknown as Rows<'orders'>
  const withIds = (db: Tx, ids: readonly string[]) => rows(db).where(sql<boolean>`id = any(${ids}::uuid[])`)
  const one = (row: Promise<unknown>) => row as Promise<RecordRow<T> | undefined>
  const many = (selected: Promise<unknown>) => selected as Promise<RecordRow<T>[]>
  return {
    living,
    findById: (db: Tx, id: string) => one(rows(db).where('id', '=', id).executeTakeFirst()),
    findByIds: (db: Tx, ids: readonly string[]) => many(withIds(db, ids).execute()),
    /** Locks the row until the end of the transaction. */
    lockById: (db: Tx, id: string) => one(rows(db).where('id', '=', id).forUpdate().executeTakeFirst()),
    /** Locks rows in the order of their ids, so that concurrent transactions cannot deadlock. */
    lockByIds: (db: Tx, ids: readonly string[]) => many(withIds(db, ids).orderBy('id').forUpdate().execute()),
  }
}

/** Sets the change time of a record and locks it against deletion. False when it no longer exists. */
export async function touchRecord(db: Tx, table: keyof Tables, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set updated_at = ${now} where id = ${id} and deleted_at is null returning id`.execute(db)
  return rows.length > 0
}

/** LIKE pattern for texts that begin with this text, taken literally. */
export const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
