import { hourMs } from '@lanewise/domain/shared/units'
import { sql } from 'kysely'
import type { Logger } from '#platform/log.ts'
import { repeat } from '#platform/loops/repeat.ts'
import type { Db } from './database.ts'

/** Number of months to keep in each table, including the current one. Null keeps all. */
export type Months = { history: number | null; delivered: number; tracking: number | null }

const every = 6 * hourMs

/** Creates the partitions of the coming months and drops those that are too old. Several processes may run it. */
export async function keepMonths(db: Db, { history, delivered, tracking }: Months) {
  await sql`select system.keep_months('public.audit_entries', ${history}::int)`.execute(db)
  await sql`select system.keep_months('system.outbox', ${delivered}::int)`.execute(db)
  await sql`select system.keep_months('system.mails', ${delivered}::int)`.execute(db)
  await sql`select system.keep_months('public.tracking_events', ${tracking}::int)`.execute(db)
}

/** Repeats the maintenance of monthly partitions while the process runs. */
export function startMonths(db: Db, months: Months, log: Logger) {
  const failed = (error: unknown) => log.error({ err: error }, 'months could not be kept')
  return repeat({ every, run: () => keepMonths(db, months), failed })
}
