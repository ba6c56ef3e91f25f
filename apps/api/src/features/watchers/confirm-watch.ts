import type { Context } from '#platform/context.ts'
import { createPersonalLink, type Linked, unknownLink } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import { activeUsers, type MailSite, watcherLink } from '../notifications/index.ts'
import {
  findContact,
  findWatcher,
  insertWatcher,
  type NewWatcher,
  saveConfirmed,
  type Watched,
  type WatcherRow,
} from './watchers.queries.ts'

/**
 * Adds a watcher. A mailbox of somebody else gets nothing but one mail that asks whether it wants more. Users of the
 * company watch at once.
 */
export async function addConfirming(
  ctx: Context,
  site: MailSite,
  { about, ...watched }: Watched & { about: string },
  given: Omit<NewWatcher, 'confirmedAt'>,
): Promise<WatcherRow> {
  const isUser = await isOwnMailbox(ctx, given)
  const row = await insertWatcher(ctx.db, watched, { ...given, confirmedAt: isUser ? ctx.now : null })
  if (!isUser) ctx.mail(await requestMail(ctx, site, row, about))
  return row
}

async function isOwnMailbox(
  { db }: Context,
  { contactId, emailAddress }: Pick<NewWatcher, 'contactId' | 'emailAddress'>,
) {
  const contact = contactId ? await findContact(db, contactId) : undefined
  if (contact?.primaryEmailAddress.toLowerCase() !== emailAddress.toLowerCase()) return false
  return (await activeUsers(db, [contact.id])).length > 0
}

async function requestMail(ctx: Context, { publicUrl, productName }: MailSite, row: WatcherRow, about: string) {
  const token = await createPersonalLink(ctx, 'watch', { recordId: row.id, holder: watcherLink })
  return {
    companyId: ctx.user.companyId,
    kind: 'watch-request',
    to: row.emailAddress.toLowerCase(),
    subject: `Do you want emails about ${about}?`,
    paragraphs: [
      `Somebody asked for emails about ${about} to be sent to ${row.emailAddress}. If you want them, confirm by the link below.`,
      'Without your confirmation nothing more is sent.',
    ],
    action: { label: 'Confirm', url: `${publicUrl}/public/watch/${token}` },
    footer: 'If you do not want this, ignore this email.',
    productName,
  }
}

export async function readWatchRequest(ctx: Context, { recordId }: Linked) {
  const row = (await findWatcher(ctx.db, recordId)) ?? refuse.gone(unknownLink)
  return {
    about: `the ${row.entity} that you watch`,
    emailAddress: row.emailAddress,
    isConfirmed: row.confirmedAt !== null,
  }
}

/** Confirming twice has the same effect as once. */
export async function confirmWatch(ctx: Context, link: Linked) {
  const { isConfirmed } = await readWatchRequest(ctx, link)
  if (!isConfirmed) await saveConfirmed(ctx.db, link.recordId, ctx.now)
  return readWatchRequest(ctx, link)
}
