import { kindsOfNotification, notificationKinds } from '@lanewise/domain/notifications/notification-kinds'
import { quietUntil } from '@lanewise/domain/notifications/quiet-until'
import type { Instant } from '@lanewise/domain/shared/calendar'
import { waitsUntil } from '@lanewise/domain/watchers/watch-mails'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import type { MailSite } from './deps.ts'
import { type Notice, noticeOf, preferencesOf, stillWanted } from './hearing.ts'
import { mailAtOnce, mailOfDay } from './mails.ts'
import {
  findReaders,
  heldMailsOf,
  lastMailedAt,
  lockMails,
  type ReaderRow,
  saveMailed,
} from './notifications.queries.ts'

const payload = z.object({ contactId: z.uuid(), until: z.iso.datetime(), seconds: z.int().min(0) })

/**
 * Runs at the end of a user's quiet hours, or of the pause after a mail. All mails held back until then are sent
 * together.
 */
const afterQuietHours: JobKind<typeof payload> = {
  name: 'notifications.after-quiet-hours',
  payload,
  attempts: 20,
  key: ({ contactId, until }) => `${contactId}/${until}`,
  delay: ({ seconds }) => seconds,
}

export async function holdMails({ enqueue, now }: Context, { id }: Pick<ReaderRow, 'id'>, end: Instant): Promise<void> {
  const until = new Date(end)
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
  await enqueue(afterQuietHours, { contactId: id, until: until.toISOString(), seconds })
}

export const heldMailsJob = (site: MailSite) =>
  job({
    ...afterQuietHours,
    // The clocks of the database and the process may differ slightly, so the job uses at least the time at which the
    // quiet hours end.
    run: ({ now, ...ctx }, { contactId, until }) =>
      sendHeld({ ...ctx, now: new Date(Math.max(now.getTime(), Date.parse(until))) }, site, contactId),
  })

/**
 * Current preferences decide: other quiet hours hold the mails longer, and a kind that was switched off is no longer
 * mailed. Notifications about a record that was just mailed stay held.
 */
async function sendHeld(ctx: Context, site: MailSite, contactId: string): Promise<void> {
  const [reader] = await findReaders(ctx.db, [contactId])
  const end = reader && quietUntil(preferencesOf(reader).quietHours, ctx.now)
  if (reader && end) return holdMails(ctx, reader, end)
  await lockMails(ctx.db, contactId)
  const due: Awaited<ReturnType<typeof heldMailsOf>> = []
  for (const one of await heldMailsOf(ctx.db, contactId)) {
    const end = await pauseEnd(ctx, contactId, noticeOf(one))
    if (end) await holdMails(ctx, { id: contactId }, end)
    else due.push(one)
  }
  if (reader) await mailHeld(ctx, site, reader, stillWanted(reader, due.map(noticeOf)))
  const ids = due.map(({ id }) => id)
  await saveMailed(ctx.db, ids, ctx.now)
}

/** A single notification is mailed in its usual form. Several are combined into one mail. */
async function mailHeld(ctx: Context, site: MailSite, reader: ReaderRow, held: readonly Notice[]): Promise<void> {
  const [first] = held
  if (first && held.length === 1) await mailAtOnce(ctx, site, reader, first)
  else await mailOfDay(ctx, site, reader, held)
}

/**
 * The time until which a mail about a record waits because the user has just received one; null when it can be sent
 * now. (DEF-93)
 */
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
