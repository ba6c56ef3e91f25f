import type { Permission } from '#access/permissions.ts'
import { matchingRoles } from '#access/role-label.ts'
import { checkRole, permissionsOfRoles, type RoleName, roles, toggleRole, uncheckRole } from '#access/roles.ts'

/** What is chosen in the Roles & Permissions editor. */
export type AccessChoice = {
  checked: readonly RoleName[]
  held: readonly Permission[]
  /** Custom Role mode: single permissions can be picked (PERM-27). */
  isCustom: boolean
}

/** The editor as it opens: the roles that the permissions make up, in Custom Role mode where they are more than those. */
export function choiceOf(held: readonly Permission[]): AccessChoice {
  const checked = matchingRoles(held)
  return { checked, held, isCustom: held.length > permissionsOfRoles(checked).length }
}

/** PERM-29: checks or unchecks a role, with the permissions that this adds or removes. */
export function withRole(choice: AccessChoice, role: RoleName): AccessChoice {
  const checked = toggleRole(choice.checked, role)
  const held = checked.includes(role) ? checkRole(choice.held, role) : uncheckRole(choice.held, role, checked)
  return { ...choice, checked, held }
}

/** PERM-27: picks or drops one permission, in Custom Role mode alone; a role is checked when all of its own are held. */
export function withPermission(choice: AccessChoice, permission: Permission): AccessChoice {
  if (!choice.isCustom) return choice
  const held = choice.held.includes(permission)
    ? choice.held.filter((other) => other !== permission)
    : [...choice.held, permission]
  return { ...choice, held, checked: matchingRoles(held) }
}

/** PERM-30: a role can be checked or unchecked by who holds all of its permissions. */
export const mayGrantRole = (granter: readonly Permission[], role: RoleName): boolean =>
  roles.every(
    ({ name, permissions }) => name !== role || permissions.every((permission) => granter.includes(permission)),
  )
