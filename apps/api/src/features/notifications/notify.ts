import { notified } from '@lanewise/contract/notifications'
import type { NotificationChoice } from '@lanewise/domain/notifications/notification-kinds'
import { quietUntil } from '@lanewise/domain/notifications/quiet-until'
import type { Instant } from '@lanewise/domain/shared/calendar'
import type { Context } from '#platform/context.ts'
import type { MailSite } from './deps.ts'
import { choiceOf, mayRead, type Notice, preferencesOf } from './hearing.ts'
import { holdMails, pauseEnd } from './held-mails.ts'
import { mailAtOnce } from './mails.ts'
import { findReaders, insertNotifications, type ReaderRow } from './notifications.queries.ts'

/**
 * Notifies users in the way they chose: in the bell, by mail at once or after their quiet hours, or with the daily
 * mail. Users are not notified of their own actions.
 */
export async function notify(ctx: Context, site: MailSite, userIds: readonly string[], notice: Notice): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== notice.actorId)
  if (others.length === 0) return
  const readers = (await findReaders(ctx.db, others)).filter((reader) => mayRead(reader, notice))
  const recipients: Recipient[] = []
  for (const reader of readers) {
    const choice = choiceOf(reader, notice)
    if (choice.bell || choice.mail !== 'Never')
      recipients.push({ reader, choice, heldUntil: await holdEnd(ctx, reader, notice) })
  }
  await insertNotifications(
    ctx.db,
    recipients.map((one) => rowOf(ctx, notice, one)),
  )
  for (const { reader, choice, heldUntil } of recipients) {
    if (choice.mail === 'AtOnce' && heldUntil) await holdMails(ctx, reader, heldUntil)
    else if (choice.mail === 'AtOnce') await mailAtOnce(ctx, site, reader, notice)
    if (choice.bell) ctx.emit(notified, { id: reader.id })
  }
}

type Recipient = { reader: ReaderRow; choice: NotificationChoice; heldUntil: Instant | null }

/**
 * A mail waits for the end of the quiet hours, and for the end of the pause after another mail about the same record.
 */
const holdEnd = async (ctx: Context, reader: ReaderRow, notice: Notice): Promise<Instant | null> =>
  quietUntil(preferencesOf(reader).quietHours, ctx.now) ?? (await pauseEnd(ctx, reader.id, notice))

const rowOf = ({ now }: Context, notice: Notice, { reader, choice, heldUntil }: Recipient) => ({
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
  mailedAt: choice.mail === 'AtOnce' && !heldUntil ? now : null,
})
