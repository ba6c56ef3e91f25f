import { holds } from '#access/allowed.ts'
import { type Permission, permissions } from '#access/permissions.ts'
import { type RoleName, roles } from '#access/roles.ts'

/** PERM-21 to PERM-26: what to call a user who holds these permissions. */
export function roleLabel(held: readonly Permission[]): string {
  if (held.length === 0) return 'No Permissions'
  if (holds(held, permissions, 'all')) return 'Admin'
  return matchingRoles(held).join(', ') || 'No Roles'
}

/** PERM-25: the roles of whose set the user holds every permission, in the order of the role list. */
export function matchingRoles(held: readonly Permission[]): RoleName[] {
  return roles.filter((role) => holds(held, role.permissions, 'all')).map((role) => role.name)
}
