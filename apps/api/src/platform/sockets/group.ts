import { type NotificationType, notificationTypes } from '@lanewise/contract/event'

export type Group = { entityId: string; type: NotificationType }

const shape = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(${notificationTypes.join('|')})$`)

/** Parses `{entityId}-{notificationType}`. Null for anything else. (LIVE-3) */
export function readGroup(name: unknown): Group | null {
  const [, entityId, type] = (typeof name === 'string' && shape.exec(name)) || []
  return entityId ? { entityId, type: type as NotificationType } : null
}

/** Subject of a group that is not about a record: the user, work in progress, or public information. */
type Theme = 'notification' | 'progress' | 'public'

/**
 * Rooms are separate per company, so that two companies never share one, and per record kind, so that users receive
 * only the kinds that they may read. (LIVE-12)
 */
export const roomOf = (companyId: string, kind: string | Theme, group: string) => `${companyId}/${kind}/${group}`

/** Record kind and group of such a room. Null for any other room. */
export function readRoom(room: string): { kind: string; group: string } | null {
  const [, kind, group] = room.split('/')
  return kind && group ? { kind, group } : null
}

/** Room for visitors who track a shipment without an account. They belong to no company. (DEF-48) */
export const roomOfAnybody = (group: string) => roomOf('anybody', 'public', group)

export const roomOfAddress = (address: string) => `address/${address}`

export const roomOfUser = (userId: string) => `user/${userId}`
