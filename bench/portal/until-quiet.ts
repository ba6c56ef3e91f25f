import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'

/** Waits until all checks, deliveries and jobs that follow from the received events are done. */
export async function untilQuiet(db: Db) {
  for (;;) {
    const { rows } = await sql<{ count: number }>`select (
      (select count(*) from system.tracking_turns where due_at < now())
      + (select count(*) from system.exception_turns where due_at < now())
      + (select count(*) from system.outbox where delivered_at is null)
      + (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()))::int
      as count`.execute(db)
    if (rows[0]?.count === 0) return
    await pause(500)
  }
}
