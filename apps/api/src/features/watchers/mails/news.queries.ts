import type { WatchedChange } from '@lanewise/domain/watchers/watch-mails'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type NewsRow = Selectable<Tables['watchNews']>
export type Change = { kind: WatchedChange; status: string; detail?: string | null }

/** Changes of one shipment are told one after the other, whoever brings them: two at once would not see each other's mail. */
export const lockTelling = (db: Tx, shipmentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`watch/${shipmentId}`}, 0))`.execute(db)

type About = { shipmentId: string; watcherId: string }

export const insertNews = (db: Tx, about: About, { kind, status, detail = null }: Change, now: Date) =>
  db
    .insertInto('watchNews')
    .values({ ...about, kind, status, detail, happenedAt: now })
    .execute()

/** What somebody is still to be told of a shipment, in the order in which it came. */
export const waitingNews = (db: Tx, { shipmentId, watcherId }: About): Promise<NewsRow[]> =>
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

export const markMailed = (db: Tx, news: readonly NewsRow[], now: Date) =>
  db
    .updateTable('watchNews')
    .set({ mailedAt: now })
    .where(sql<boolean>`id = any(${news.map(({ id }) => id)}::uuid[])`)
    .execute()

/** What nobody is to hear any more. */
export const dropNews = (db: Tx, news: readonly NewsRow[]) =>
  db
    .deleteFrom('watchNews')
    .where(sql<boolean>`id = any(${news.map(({ id }) => id)}::uuid[])`)
    .execute()

export const forgetNewsBefore = (db: Tx, before: Date) =>
  db.deleteFrom('watchNews').where('happenedAt', '<', before).execute()

/** The code by which the carrier explained what it told last of a kind. */
export async function newestReason(db: Tx, shipmentId: string, kind: string): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`
    select reason from tracking_events where shipment_id = ${shipmentId} and kind = ${kind}
    order by received_at desc, occurred_at desc limit 1`.execute(db)
  return rows[0]?.reason ?? null
}
