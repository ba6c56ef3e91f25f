import type { Subscription } from '@lanewise/contract/notifications'
import { readPreferences } from '@lanewise/contract/profile'
import {
  choicesOf,
  kindsOfNotification,
  type NotificationKind,
  notificationKinds,
} from '@lanewise/domain/notifications/notification-kinds'
import { savePreferences } from '#features/contacts/index.ts'
import type { Context } from '#platform/context.ts'
import { type Linked, unknownLink } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import type { NotificationDeps } from './deps.ts'
import { findReaders, type ReaderRow } from './notifications.queries.ts'

/** Marks the link of a watcher. The link of a user lists the kinds that it unsubscribes from instead. */
export const watcherLink = 'watcher'

export async function getSubscription(ctx: Context, deps: NotificationDeps, link: Linked): Promise<Subscription> {
  if (link.holder === watcherLink) return (await deps.watch.read(ctx, link.recordId)) ?? refuse.gone(unknownLink)
  return subscriptionOf(await readerOf(ctx, link), kindsIn(link))
}

/** Unsubscribing twice has the same effect as once, because mail programs repeat requests. */
export async function unsubscribe(ctx: Context, deps: NotificationDeps, link: Linked): Promise<Subscription> {
  if (link.holder === watcherLink) {
    await deps.watch.end(ctx, link.recordId)
    return getSubscription(ctx, deps, link)
  }
  const reader = await readerOf(ctx, link)
  const preferences = readPreferences(reader.preferences)
  const choices = choicesOf(preferences.notifications)
  const ended = kindsIn(link).map((kind) => [kind, { ...choices[kind], mail: 'Never' as const }])
  const notifications = { ...preferences.notifications, ...Object.fromEntries(ended) }
  await savePreferences(ctx.db, reader.id, { ...preferences, notifications })
  return getSubscription(ctx, deps, link)
}

async function readerOf({ db }: Context, { recordId }: Linked): Promise<ReaderRow> {
  const [reader] = await findReaders(db, [recordId])
  return reader ?? refuse.gone(unknownLink)
}

const kindsIn = ({ holder }: Linked): NotificationKind[] => {
  const kindNames = holder.split(',')
  return notificationKinds.filter((kind) => kindNames.includes(kind))
}

function subscriptionOf(reader: ReaderRow, kinds: readonly NotificationKind[]): Subscription {
  const { notifications, notificationMails = true } = readPreferences(reader.preferences)
  const choices = choicesOf(notifications)
  return {
    about: kinds.map((kind) => kindsOfNotification[kind].inMail).join(' and '),
    emailAddress: reader.primaryEmailAddress,
    isEnded: !notificationMails || kinds.every((kind) => choices[kind].mail === 'Never'),
  }
}
