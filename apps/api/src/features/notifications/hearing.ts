import { allEntities } from '@lanewise/contract'
import { type Preferences, readPreferences } from '@lanewise/contract/profile'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { isPermission } from '@lanewise/domain/access/permissions'
import { choicesOf, type NotificationChoice, type Told } from '@lanewise/domain/notifications/notification-kinds'
import type { NotificationRow, ReaderRow } from './notifications.queries.ts'

/** One piece of news, whoever hears it. */
export type Notice = Told & {
  /** The record that it is about; null where it is about none that people open. */
  record: { entity: string; id: string } | null
  path: string | null
  actorId: string | null
  excerpt: string | null
}

/** NOTIFY-3: who may not read such records any more hears nothing of them. */
export function mayRead({ permissions }: ReaderRow, { record }: Notice): boolean {
  const kind = allEntities.find(({ name }) => name === record?.entity)
  return record === null || (kind !== undefined && isAllowed(kind.read, permissions.filter(isPermission)))
}

/** Where somebody hears of it: the one switch for all mails stands above the kinds, a muted record above both. */
export function choiceOf(reader: ReaderRow, { kind, record }: Notice): NotificationChoice {
  const { notifications, notificationMails = true, mutedRecords = [] } = preferencesOf(reader)
  if (kind !== 'Mention' && record && mutedRecords.includes(record.id)) return { bell: false, mail: 'Never' }
  const choice = choicesOf(notifications)[kind]
  return notificationMails ? choice : { ...choice, mail: 'Never' }
}

/** What of news that waited is still to be mailed: the person may have lost a permission or changed the mind meanwhile. */
export const stillWanted = (reader: ReaderRow, waiting: readonly Notice[]): Notice[] =>
  waiting.filter((notice) => mayRead(reader, notice) && choiceOf(reader, notice).mail !== 'Never')

export const preferencesOf = ({ preferences }: ReaderRow): Preferences => readPreferences(preferences)

/** What was told, as it was kept. */
export const noticeOf = (row: Omit<NotificationRow, 'actorPictureFileId'>): Notice => ({
  kind: row.kind,
  record: row.entity && row.entityId ? { entity: row.entity, id: row.entityId } : null,
  entityName: row.entityName,
  path: row.path,
  actorId: row.actorId,
  actorName: row.actorName,
  detail: row.detail,
  excerpt: row.excerpt,
})
