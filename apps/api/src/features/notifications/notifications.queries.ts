import {
  kindsOfGroup,
  type NotificationGroup,
  type NotificationKind,
} from '@lanewise/domain/notifications/notification-kinds'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy, turned } from '#platform/list/sort-key.ts'

export type NotificationRow = Selectable<Tables['notifications']> & { actorPictureFileId: string | null }

export type Filter = { contactId: string; group?: NotificationGroup | undefined }

const inBell = (db: Tx, { contactId, group }: Filter) =>
  db
    .selectFrom('notifications as notification')
    .leftJoin('contacts as actor', 'actor.id', 'notification.actorId')
    .selectAll('notification')
    .select('actor.profilePictureFileId as actorPictureFileId')
    .where('notification.contactId', '=', contactId)
    .where('notification.inBell', '=', true)
    .$if(group !== undefined, (query) =>
      query.where('notification.kind', 'in', kindsOfGroup(group as NotificationGroup)),
    )

export const notificationsOf = listQuery({
  from: inBell,
  sorts: { newest: turned([sortBy(sql`notification.created_at`, 'timestamptz')]) },
  id: sortBy(sql`notification.id`, 'uuid'),
})

/** Counting stops at this number. */
const maxCount = 100

export async function unreadByKind(db: Tx, contactId: string): Promise<Map<NotificationKind, number>> {
  const { rows } = await sql<{ kind: NotificationKind; count: number }>`
    select kind, count(*)::int as count from (
      select kind, row_number() over (partition by kind) as place from notifications
      where contact_id = ${contactId} and in_bell and read_at is null
    ) as unread where place <= ${maxCount} group by kind`.execute(db)
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

export type Marking = Filter & { ids?: readonly string[] | undefined; isRead: boolean; now: Date }

export async function markRead(db: Tx, { contactId, group, ids, isRead, now }: Marking): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: isRead ? now : null })
    .where('contactId', '=', contactId)
    .where('inBell', '=', true)
    .where('readAt', isRead ? 'is' : 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(group !== undefined, (query) => query.where('kind', 'in', kindsOfGroup(group as NotificationGroup)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertNotifications(db: Tx, rows: Insertable<Tables['notifications']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute()
}

/** Active users among these contacts, with their permissions and notification preferences. */
export const findReaders = (db: Tx, ids: readonly string[]) =>
  db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'primaryEmailAddress', 'permissions', 'preferences'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(sql<boolean>`create_portal_user and is_activated and deleted_at is null`)
    .execute()
export type ReaderRow = Awaited<ReturnType<typeof findReaders>>[number]

/** The ids among these that belong to active users. */
export const activeUsers = async (db: Tx, ids: readonly string[]): Promise<string[]> =>
  ids.length > 0 ? (await findReaders(db, ids)).map(({ id }) => id) : []

/** Notifications created before a given time that wait for a daily mail, sorted by reader. */
export const waitingForDaily = (db: Tx, before: Date) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('mail', '=', 'Daily')
    .where('mailedAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('contactId')
    .orderBy('createdAt')
    .limit(5_000)
    .forUpdate()
    .execute()

/** Notifications that wait for the end of a user's quiet hours, oldest first. */
export const heldMailsOf = (db: Tx, contactId: string) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('contactId', '=', contactId)
    .where('mail', '=', 'AtOnce')
    .where('mailedAt', 'is', null)
    .orderBy('createdAt')
    .limit(1_000)
    .forUpdate()
    .execute()

/**
 * A process checks earlier mails before it sends one. Without this lock, two processes would not see each other's
 * mails.
 */
export const lockMails = (db: Tx, contactId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mails/${contactId}`}, 0))`.execute(db)

type MailedTo = { contactId: string; recordId: string; kinds: readonly NotificationKind[] }

/** The time of the last mail to a user about a record, without daily mails. */
export async function lastMailedAt(db: Tx, { contactId, recordId, kinds }: MailedTo): Promise<Date | null> {
  const { last } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.max('mailedAt').as('last'))
    .where('contactId', '=', contactId)
    .where('entityId', '=', recordId)
    .where('kind', 'in', [...kinds])
    .where('mail', '=', 'AtOnce')
    .executeTakeFirstOrThrow()
  return last
}

export const saveMailed = (db: Tx, ids: readonly string[], now: Date) =>
  db.updateTable('notifications').set({ mailedAt: now }).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()

export const forgetBefore = (db: Tx, before: Date) =>
  db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) => eb.selectFrom('notifications').select('id').where('createdAt', '<', before).limit(5_000))
    .execute()
