import { kindsOfNotification, notificationKinds } from '@lanewise/domain/notifications/notification-kinds'
import type { Instant } from '@lanewise/domain/shared/calendar'
import { waitsUntil } from '@lanewise/domain/watchers/watch-mails'
import type { Context } from '#platform/context.ts'
import type { Notice } from './hearing.ts'
import { lastMailedAt, lockMails } from './notifications.queries.ts'

/** DEF-93: until when a mail about a record waits, because somebody has just got one; null where it may leave. */
export async function pauseEnd(
  { db, now }: Pick<Context, 'db' | 'now'>,
  contactId: string,
  { kind, record }: Pick<Notice, 'kind' | 'record'>,
): Promise<Instant | null> {
  if (!record || !kindsOfNotification[kind].isPaused) return null
  await lockMails(db, contactId)
  const end = waitsUntil(await lastMailedAt(db, { contactId, recordId: record.id, kinds: pausedKinds }), now)
  return end === null ? null : new Date(end)
}

const pausedKinds = notificationKinds.filter((kind) => kindsOfNotification[kind].isPaused)
