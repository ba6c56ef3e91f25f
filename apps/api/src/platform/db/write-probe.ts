import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Says whether the database takes writes: a standby and a full disk answer questions, but nothing can be saved there.
 * Sorting 1.6 MB with hardly any memory makes the server write that much to its disk and leaves nothing behind.
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
