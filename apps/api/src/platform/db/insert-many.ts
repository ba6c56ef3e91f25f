import { type RawBuilder, sql } from 'kysely'
import { snakeCase } from '#platform/db/dialect.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import type { Tx } from './database.ts'

/** Rows with any columns of a table. The compiler refuses unknown columns, also from a spread. */
type RowOf<T extends keyof Tables, R> = R & { [C in Exclude<keyof R, keyof Tables[T]>]: never }

/**
 * Inserts rows with the columns of the first one. All rows are sent as one JSON parameter and get their types from the
 * table: with single values, hundreds of rows would be planned and bound one by one, which costs more than saving them.
 */
export function insertMany<T extends keyof Tables, R extends { [C in keyof Tables[T]]?: unknown }>(
  table: T,
  rows: readonly RowOf<T, R>[],
): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? { companyId: null })
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const keys = names.map((name) => [name, snakeCase(name)] as const)
  const records = rows.map((row) =>
    Object.fromEntries(keys.map(([name, key]) => [key, (row as Record<string, unknown>)[name]])),
  )
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`
}

/** Updates the planner statistics of tables that this transaction starts to fill with many rows. */
export const takeStock = (tx: Tx, ...tables: string[]) =>
  sql`call system.take_stock(${tables}::text[]::regclass[])`.execute(tx)
