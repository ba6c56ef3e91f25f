import type { Permission } from '#access/permissions.ts'
import { matchingRoles } from '#access/role-label.ts'
import { checkRole, permissionsOfRoles, type RoleName, roles, toggleRole, uncheckRole } from '#access/roles.ts'

export type AccessChoice = {
  checked: readonly RoleName[]
  held: readonly Permission[]
  /** Custom Role mode, in which single permissions can be picked. (PERM-27) */
  isCustom: boolean
}

/**
 * The editor's initial state: the roles that cover the permissions, in Custom Role mode if there are permissions beyond
 * those roles.
 */
export function choiceOf(held: readonly Permission[]): AccessChoice {
  const checked = matchingRoles(held)
  return { checked, held, isCustom: held.length > permissionsOfRoles(checked).length }
}

/** Checks or unchecks a role and adds or removes its permissions. (PERM-29) */
export function withRole(choice: AccessChoice, role: RoleName): AccessChoice {
  const checked = toggleRole(choice.checked, role)
  const held = checked.includes(role) ? checkRole(choice.held, role) : uncheckRole(choice.held, role, checked)
  return { ...choice, checked, held }
}

/**
 * Adds or removes one permission; has no effect outside Custom Role mode. A role is checked when all of its permissions
 * are held. (PERM-27)
 */
export function withPermission(choice: AccessChoice, permission: Permission): AccessChoice {
  if (!choice.isCustom) return choice
  const held = choice.held.includes(permission)
    ? choice.held.filter((other) => other !== permission)
    : [...choice.held, permission]
  return { ...choice, held, checked: matchingRoles(held) }
}

/** A role can be checked or unchecked only by a user who holds all of its permissions. (PERM-30) */
export const mayGrantRole = (granter: readonly Permission[], role: RoleName): boolean =>
  roles.every(
    ({ name, permissions }) => name !== role || permissions.every((permission) => granter.includes(permission)),
  )
