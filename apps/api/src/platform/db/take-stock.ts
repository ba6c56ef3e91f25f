import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Lets the database look at tables that this transaction begins to fill with many rows, so that it plans for them. */
export const takeStock = (tx: Tx, ...tables: string[]) =>
  sql`call system.take_stock(${tables}::text[]::regclass[])`.execute(tx)
