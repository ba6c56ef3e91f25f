import type { Permission } from '#access/permissions.ts'

/** What a call, a screen or a control asks of its user. */
export type Needs =
  | Permission
  | { any: readonly Permission[] }
  | { all: readonly Permission[] }
  | 'signed-in'
  | 'public'

/** PERM-5: the tooltip of a control that the user may not use. */
export const noPermissionText = 'You do not have permission to perform this action'

/** PERM-2, PERM-3: whether a user who holds these permissions meets the needs; who is signed in is known elsewhere. */
export function isAllowed(needs: Needs, held: readonly Permission[]): boolean {
  if (needs === 'public' || needs === 'signed-in') return true
  if (typeof needs === 'string') return held.includes(needs)
  return 'any' in needs ? holds(held, needs.any, 'any') : holds(held, needs.all, 'all')
}

/** PERM-2, PERM-3, PERM-4: whether the user holds at least one ("any", also when no mode is stated) or every one of the permissions. */
export function holds(
  held: readonly Permission[],
  wanted: readonly Permission[],
  mode: 'any' | 'all' = 'any',
): boolean {
  const isHeld = (permission: Permission) => held.includes(permission)
  return mode === 'any' ? wanted.some(isHeld) : wanted.every(isHeld)
}
