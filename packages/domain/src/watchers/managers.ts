import { holds } from '#access/allowed.ts'
import type { Permission } from '#access/permissions.ts'

/** Permissions of which one allows to change and remove the watchers of other people. (DEF-128) */
export const watcherManagers = {
  CustomerLane: ['EditLane'],
  Shipment: ['BookShipment', 'EditOrder'],
} as const satisfies Record<string, readonly Permission[]>

type User = { id: string; emailAddress: string; permissions: readonly Permission[] }
type Watcher = { userId: string | null; emailAddress: string }

/** Whether a user may change or remove a watcher: the own one always. (DEF-128) */
export const mayManageWatcher = (user: User, kind: keyof typeof watcherManagers, watcher: Watcher): boolean =>
  watcher.userId === user.id ||
  watcher.emailAddress.toLowerCase() === user.emailAddress.toLowerCase() ||
  holds(user.permissions, watcherManagers[kind])
