import { type NotificationType, notificationTypes } from '@lanewise/contract/event'

export type Group = { entityId: string; type: NotificationType }

const shape = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(${notificationTypes.join('|')})$`)

/** Reads `{entityId}-{notificationType}` (LIVE-3); null for anything else. */
export function readGroup(name: unknown): Group | null {
  const [, entityId, type] = (typeof name === 'string' && shape.exec(name)) || []
  return entityId ? { entityId, type: type as NotificationType } : null
}

/** A group exists once per company, so that nobody ever shares a room with another company (LIVE-12). */
export const roomOf = (companyId: string, group: string) => `${companyId}/${group}`

/** Everything that a user has open, on all processes. */
export const roomOfUser = (userId: string) => `user/${userId}`
