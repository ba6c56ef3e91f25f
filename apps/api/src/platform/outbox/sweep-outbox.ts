import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Forgets what was delivered a week ago. */
export async function sweepOutbox(db: Db) {
  await db.deleteFrom('system.outbox').where('deliveredAt', '<', sql<Date>`now() - interval '7 days'`).execute()
}
