import type { WatchedChange } from '@lanewise/domain/watchers/watch-mails'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type UpdateRow = Selectable<Tables['watchNews']>
export type Change = { kind: WatchedChange; status: string; detail?: string | null }

/** Serializes the notifications of one shipment: two concurrent ones would not see each other's email. */
export const lockTelling = (db: Tx, shipmentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`watch/${shipmentId}`}, 0))`.execute(db)

type About = { shipmentId: string; watcherId: string }

export const insertUpdate = (db: Tx, about: About, { kind, status, detail = null }: Change, now: Date) =>
  db
    .insertInto('watchNews')
    .values({ ...about, kind, status, detail, happenedAt: now })
    .execute()

/** Pending updates of a watcher for a shipment, in order of arrival. */
export const pendingUpdates = (db: Tx, { shipmentId, watcherId }: About): Promise<UpdateRow[]> =>
  db
    .selectFrom('watchNews')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .where('watcherId', '=', watcherId)
    .where('mailedAt', 'is', null)
    .orderBy('happenedAt')
    .orderBy('id')
    .execute()

export async function lastMailedAt(db: Tx, { shipmentId, watcherId }: About): Promise<Date | null> {
  const { last } = await db
    .selectFrom('watchNews')
    .select(({ fn }) => fn.max('mailedAt').as('last'))
    .where('shipmentId', '=', shipmentId)
    .where('watcherId', '=', watcherId)
    .executeTakeFirstOrThrow()
  return last
}

export const markMailed = (db: Tx, updates: readonly UpdateRow[], now: Date) =>
  db
    .updateTable('watchNews')
    .set({ mailedAt: now })
    .where(sql<boolean>`id = any(${updates.map(({ id }) => id)}::uuid[])`)
    .execute()

/** Deletes updates that are no longer wanted. */
export const dropUpdates = (db: Tx, updates: readonly UpdateRow[]) =>
  db
    .deleteFrom('watchNews')
    .where(sql<boolean>`id = any(${updates.map(({ id }) => id)}::uuid[])`)
    .execute()

export const deleteUpdatesBefore = (db: Tx, before: Date) =>
  db.deleteFrom('watchNews').where('happenedAt', '<', before).execute()

/** Reason code of the carrier's latest report of a kind. */
export async function newestReason(db: Tx, shipmentId: string, kind: string): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`
    select reason from tracking_events where shipment_id = ${shipmentId} and kind = ${kind}
    order by received_at desc, occurred_at desc limit 1`.execute(db)
  return rows[0]?.reason ?? null
}
