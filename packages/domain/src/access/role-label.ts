import { holds } from '#access/allowed.ts'
import { type Permission, permissions } from '#access/permissions.ts'
import { type RoleName, roles } from '#access/roles.ts'

/** Label for a user who holds these permissions. (PERM-21 to PERM-26) */
export function roleLabel(held: readonly Permission[]): string {
  if (held.length === 0) return 'No Permissions'
  if (holds(held, permissions, 'all')) return 'Admin'
  return matchingRoles(held).join(', ') || 'No Roles'
}

/** Roles whose permissions the user holds completely, in role list order. (PERM-25) */
export function matchingRoles(held: readonly Permission[]): RoleName[] {
  return roles.filter((role) => holds(held, role.permissions, 'all')).map((role) => role.name)
}
