import { type Notification, notified, type UnreadCounts } from '@lanewise/contract/notifications'
import {
  kindsOfGroup,
  type NotificationGroup,
  type NotificationKind,
} from '@lanewise/domain/notifications/notification-kinds'
import type { Context } from '#platform/context.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { markRead, type NotificationRow, notificationsOf, unreadByKind } from './notifications.queries.ts'

// A notification is read by one user and describes a change that is recorded elsewhere, so reading it is neither
// audited nor a change of a record.

type BellQuery = Page & { group?: NotificationGroup | undefined }

export async function getNotifications({ db, user }: Context, query: BellQuery) {
  const result = await notificationsOf.find(db, { contactId: user.id, ...query })
  return listAnswer(result, (rows) => rows.map(notificationView))
}

export async function getUnreadCounts({ db, user }: Context): Promise<UnreadCounts> {
  const counts = await unreadByKind(db, user.id)
  const sum = (kinds: readonly NotificationKind[]) => kinds.reduce((total, kind) => total + (counts.get(kind) ?? 0), 0)
  const [Mentions, Watching, Jobs] = (['Mentions', 'Watching', 'Jobs'] as const).map((group) =>
    sum(kindsOfGroup(group)),
  )
  return { all: sum([...counts.keys()]), Mentions: Mentions ?? 0, Watching: Watching ?? 0, Jobs: Jobs ?? 0 }
}

type Read = { ids?: readonly string[] | undefined; group?: NotificationGroup | undefined; isRead: boolean }

/** The user's other open screens receive an event, so that their bells show the same count. */
export async function readNotifications(ctx: Context, { ids, group, isRead }: Read): Promise<UnreadCounts> {
  const { db, user, now } = ctx
  if (await markRead(db, { contactId: user.id, ids, group, isRead, now })) ctx.emit(notified, { id: user.id })
  return getUnreadCounts(ctx)
}

const notificationView = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
  actor: row.actorName === null ? null : { name: row.actorName, profilePictureFileId: row.actorPictureFileId },
  entityId: row.entityId,
  entityName: row.entityName,
  path: row.path,
  detail: row.detail,
  excerpt: row.excerpt,
})
