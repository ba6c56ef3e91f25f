import { type Permission, permissions } from '#access/permissions.ts'
import { matchingRoles } from '#access/role-label.ts'
import { permissionsOfRoles } from '#access/roles.ts'
import { humanize } from '#shared/format.ts'

/**
 * Held permissions as readable text: the matching roles first, then the permissions that no role covers. Null if the
 * user has none.
 */
export function accessSummary(held: readonly Permission[]): string | null {
  if (permissions.every((permission) => held.includes(permission))) return 'Admin'
  const names = matchingRoles(held)
  const covered = permissionsOfRoles(names)
  const single = permissions.filter((permission) => held.includes(permission) && !covered.includes(permission))
  return [...names, ...single.map(humanize)].join(', ') || null
}
