import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Forgets what was delivered a week ago; handled events stay longer, so that a late repeat is still recognised. */
export async function sweepOutbox(db: Db) {
  await db.deleteFrom('system.outbox').where('deliveredAt', '<', sql<Date>`now() - interval '7 days'`).execute()
  await db.deleteFrom('system.handledEvents').where('handledAt', '<', sql<Date>`now() - interval '30 days'`).execute()
}
