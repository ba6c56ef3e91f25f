import type { Tx } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { day, hour } from '#history/entry.ts'

type User = { id: string; permissions: readonly string[] }

const minute = 60_000
/** How long ago the users were last active, in minutes: most today, some on an earlier day. */
const idleMinutes = [6, 18, 9, 3, 47, 95, 130, 26 * 60, 3 * 24 * 60, 5 * 24 * 60]

/** When portal users were invited, and when they were last active. A user without permissions never was. */
export async function fillPortalActivity(tx: Tx, users: readonly User[], now: Date) {
  await sql`
    update system.credentials credential set invited_at = contact.created_at + interval '20 minutes'
    from contacts contact where contact.id = credential.contact_id`.execute(tx)
  for (const [index, { id, permissions }] of users.entries()) {
    const invitedAt = new Date(now.getTime() - 60 * day + index * hour)
    const idle = idleMinutes[index % idleMinutes.length] ?? 0
    const lastActiveAt = permissions.length > 0 ? new Date(now.getTime() - idle * minute) : null
    await tx.updateTable('system.credentials').set({ invitedAt, lastActiveAt }).where('contactId', '=', id).execute()
  }
}
