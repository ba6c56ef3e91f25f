import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Checks whether the database accepts writes: a standby or a full disk answers queries, but saves nothing. Sorting 1.6
 * MB with hardly any memory makes the server write that much to its disk and leaves nothing behind.
 */
export async function takesWrites(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx)
    const { rows } = await sql<{ isWritable: boolean }>`
      select current_setting('transaction_read_only') = 'off'
        and count(distinct repeat(md5(n::text), 250)) = 200 as is_writable
      from generate_series(1, 200) n`.execute(tx)
    return rows[0]?.isWritable ?? false
  })
}
