import { type NotificationType, notificationTypes } from '@lanewise/contract/event'

export type Group = { entityId: string; type: NotificationType }

const shape = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(${notificationTypes.join('|')})$`)

/** Reads `{entityId}-{notificationType}` (LIVE-3); null for anything else. */
export function readGroup(name: unknown): Group | null {
  const [, entityId, type] = (typeof name === 'string' && shape.exec(name)) || []
  return entityId ? { entityId, type: type as NotificationType } : null
}

/** What a group is about where it is no record: the own person, work under way, or what anybody may hear. */
type Theme = 'notification' | 'progress' | 'public'

/**
 * A group exists once per company, so that nobody ever shares a room with another company (LIVE-12), and once per kind
 * of record, so that everybody hears only of the kinds that they may read.
 */
export const roomOf = (companyId: string, kind: string | Theme, group: string) => `${companyId}/${kind}/${group}`

/** The kind and the group of such a room; null for a room of another sort. */
export function readRoom(room: string): { kind: string; group: string } | null {
  const [, kind, group] = room.split('/')
  return kind && group ? { kind, group } : null
}

/** DEF-48: for whoever follows a shipment without an account; no company's room, because they belong to none. */
export const roomOfAnybody = (group: string) => roomOf('anybody', 'public', group)

/** Everything that is open from one address without an account. */
export const roomOfAddress = (address: string) => `address/${address}`

/** Everything that a user has open, on all processes. */
export const roomOfUser = (userId: string) => `user/${userId}`
