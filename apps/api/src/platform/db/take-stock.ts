import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Updates the planner statistics of tables that this transaction starts to fill with many rows. */
export const takeStock = (tx: Tx, ...tables: string[]) =>
  sql`call system.take_stock(${tables}::text[]::regclass[])`.execute(tx)
