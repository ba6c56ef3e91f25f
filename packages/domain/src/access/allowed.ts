import type { Permission } from '#access/permissions.ts'

export type Needs =
  | Permission
  | { any: readonly Permission[] }
  | { all: readonly Permission[] }
  | 'signed-in'
  | 'public'

/** Tooltip of a control that the user may not use. (PERM-5) */
export const noPermissionText = 'You do not have permission to perform this action'

/** Whether a user with these permissions meets the needs. Sign-in is not checked by this function. (PERM-2, PERM-3) */
export function isAllowed(needs: Needs, held: readonly Permission[]): boolean {
  if (needs === 'public' || needs === 'signed-in') return true
  if (typeof needs === 'string') return held.includes(needs)
  return 'any' in needs ? holds(held, needs.any, 'any') : holds(held, needs.all, 'all')
}

/**
 * Whether the user holds at least one of the permissions ("any", the default) or all of them. (PERM-2, PERM-3, PERM-4)
 */
export function holds(
  held: readonly Permission[],
  wanted: readonly Permission[],
  mode: 'any' | 'all' = 'any',
): boolean {
  const isHeld = (permission: Permission) => held.includes(permission)
  return mode === 'any' ? wanted.some(isHeld) : wanted.every(isHeld)
}
