import { type Permission, permissions } from '#access/permissions.ts'
import { matchingRoles } from '#access/role-label.ts'
import { permissionsOfRoles } from '#access/roles.ts'
import { humanize } from '#shared/format.ts'

/** Held permissions in plain words: the roles they make up, then those that no such role covers; none as null. */
export function accessInWords(held: readonly Permission[]): string | null {
  if (permissions.every((permission) => held.includes(permission))) return 'Admin'
  const names = matchingRoles(held)
  const covered = permissionsOfRoles(names)
  const single = permissions.filter((permission) => held.includes(permission) && !covered.includes(permission))
  return [...names, ...single.map(humanize)].join(', ') || null
}
