import { allEntities } from '@lanewise/contract'
import { type Preferences, readPreferences } from '@lanewise/contract/profile'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { isPermission } from '@lanewise/domain/access/permissions'
import {
  choicesOf,
  type NotificationChoice,
  type NotificationFacts,
} from '@lanewise/domain/notifications/notification-kinds'
import type { NotificationRow, ReaderRow } from './notifications.queries.ts'

/** One notification, independent of its reader. */
export type Notice = NotificationFacts & {
  /** The record of the notification; null when it is about no record that users can open. */
  record: { entity: string; id: string } | null
  path: string | null
  actorId: string | null
  excerpt: string | null
}

/** A user who may no longer read such records gets no notifications about them. (NOTIFY-3) */
export function mayRead({ permissions }: ReaderRow, { record }: Notice): boolean {
  const kind = allEntities.find(({ name }) => name === record?.entity)
  return record === null || (kind !== undefined && isAllowed(kind.read, permissions.filter(isPermission)))
}

/**
 * Where the user gets a notification. The switch for all mails overrides the kinds, and a muted record overrides both.
 */
export function choiceOf(reader: ReaderRow, { kind, record }: Notice): NotificationChoice {
  const { notifications, notificationMails = true, mutedRecords = [] } = preferencesOf(reader)
  if (kind !== 'Mention' && record && mutedRecords.includes(record.id)) return { bell: false, mail: 'Never' }
  const choice = choicesOf(notifications)[kind]
  return notificationMails ? choice : { ...choice, mail: 'Never' }
}

/**
 * The waiting notifications that are still to be mailed. The user may have lost a permission or changed preferences
 * meanwhile.
 */
export const stillWanted = (reader: ReaderRow, waiting: readonly Notice[]): Notice[] =>
  waiting.filter((notice) => mayRead(reader, notice) && choiceOf(reader, notice).mail !== 'Never')

export const preferencesOf = ({ preferences }: ReaderRow): Preferences => readPreferences(preferences)

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
