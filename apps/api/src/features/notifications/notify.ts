import { allEntities } from '@lanewise/contract'
import { notified } from '@lanewise/contract/notifications'
import { readPreferences } from '@lanewise/contract/profile'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { isPermission } from '@lanewise/domain/access/permissions'
import { choicesOf, type NotificationChoice, type Told } from '@lanewise/domain/notifications/notification-kinds'
import type { Context } from '#platform/context.ts'
import type { MailSite } from './desk.ts'
import { mailAtOnce } from './mails.ts'
import { findReaders, insertNotifications, type ReaderRow } from './notifications.queries.ts'

/** One piece of news, whoever hears it. */
export type Notice = Told & {
  /** The record that it is about; null where it is about none that people open. */
  record: { entity: string; id: string } | null
  path: string | null
  actorId: string | null
  excerpt: string | null
}

/**
 * Tells people where they chose to hear it: in the bell, by mail at once, or with the mail of the day. Who may not read such
 * records any more hears nothing (NOTIFY-3), and nobody hears of what they did themselves.
 */
export async function notify(ctx: Context, site: MailSite, userIds: readonly string[], notice: Notice): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== notice.actorId)
  if (others.length === 0) return
  const readers = (await findReaders(ctx.db, others)).filter((reader) => mayRead(reader, notice))
  const told = readers.map((reader) => ({ reader, choice: choiceOf(reader, notice) }))
  const heard = told.filter(({ choice }) => choice.bell || choice.mail !== 'Never')
  await insertNotifications(
    ctx.db,
    heard.map(({ reader, choice }) => rowOf(ctx, notice, { reader, choice })),
  )
  for (const { reader, choice } of heard) {
    if (choice.mail === 'AtOnce') await mailAtOnce(ctx, site, reader, notice)
    if (choice.bell) ctx.emit(notified, { id: reader.id })
  }
}

function mayRead({ permissions }: ReaderRow, { record }: Notice): boolean {
  const kind = allEntities.find(({ name }) => name === record?.entity)
  return record === null || (kind !== undefined && isAllowed(kind.read, permissions.filter(isPermission)))
}

/** The one switch for all notification mails stands above the choices by kind. */
function choiceOf({ preferences }: ReaderRow, { kind }: Notice): NotificationChoice {
  const { notifications, notificationMails = true } = readPreferences(preferences)
  const choice = choicesOf(notifications)[kind]
  return notificationMails ? choice : { ...choice, mail: 'Never' }
}

const rowOf = (
  { now }: Context,
  notice: Notice,
  { reader, choice }: { reader: ReaderRow; choice: NotificationChoice },
) => ({
  contactId: reader.id,
  kind: notice.kind,
  createdAt: now,
  actorId: notice.actorId,
  actorName: notice.actorName,
  entity: notice.record?.entity ?? null,
  entityId: notice.record?.id ?? null,
  entityName: notice.entityName,
  path: notice.path,
  detail: notice.detail,
  excerpt: notice.excerpt,
  inBell: choice.bell,
  mail: choice.mail,
  mailedAt: choice.mail === 'AtOnce' ? now : null,
})
