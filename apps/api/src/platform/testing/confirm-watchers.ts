import { sql } from 'kysely'
import type { TestPortal } from './portal.ts'

/** All mailboxes that were asked have confirmed. Their tests are about what they get afterwards. */
export async function confirmWatchers({ database }: Pick<TestPortal, 'database'>) {
  await sql`update watchers set confirmed_at = now() where confirmed_at is null`.execute(database.owner)
  await sql`delete from system.mails where kind = 'watch-request'`.execute(database.owner)
}
