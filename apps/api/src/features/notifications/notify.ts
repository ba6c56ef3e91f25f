import { notified } from '@lanewise/contract/notifications'
import type { NotificationChoice } from '@lanewise/domain/notifications/notification-kinds'
import { quietUntil } from '@lanewise/domain/notifications/quiet-until'
import type { Instant } from '@lanewise/domain/shared/calendar'
import type { Context } from '#platform/context.ts'
import type { MailSite } from './desk.ts'
import { choiceOf, mayRead, type Notice, preferencesOf } from './hearing.ts'
import { holdMails } from './held-mails.ts'
import { mailAtOnce } from './mails.ts'
import { findReaders, insertNotifications, type ReaderRow } from './notifications.queries.ts'

/**
 * Tells people where they chose to hear it: in the bell, by mail at once or after their quiet hours, or with the mail of the
 * day. Nobody hears of what they did themselves.
 */
export async function notify(ctx: Context, site: MailSite, userIds: readonly string[], notice: Notice): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== notice.actorId)
  if (others.length === 0) return
  const readers = (await findReaders(ctx.db, others)).filter((reader) => mayRead(reader, notice))
  const told = readers.map((reader) => ({
    reader,
    choice: choiceOf(reader, notice),
    quietEnd: quietUntil(preferencesOf(reader).quietHours, ctx.now),
  }))
  const heard = told.filter(({ choice }) => choice.bell || choice.mail !== 'Never')
  await insertNotifications(
    ctx.db,
    heard.map((one) => rowOf(ctx, notice, one)),
  )
  for (const { reader, choice, quietEnd } of heard) {
    if (choice.mail === 'AtOnce' && quietEnd) await holdMails(ctx, reader, quietEnd)
    else if (choice.mail === 'AtOnce') await mailAtOnce(ctx, site, reader, notice)
    if (choice.bell) ctx.emit(notified, { id: reader.id })
  }
}

type Heard = { reader: ReaderRow; choice: NotificationChoice; quietEnd: Instant | null }

const rowOf = ({ now }: Context, notice: Notice, { reader, choice, quietEnd }: Heard) => ({
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
  mailedAt: choice.mail === 'AtOnce' && !quietEnd ? now : null,
})
