import { holds } from '#access/allowed.ts'
import { type Permission, permissions } from '#access/permissions.ts'

/** Kinds of contact that lists filter by, in the order of the chips. (CONTACT-27) */
export const contactRoleTypes = ['Admin', 'Portal', 'Driver'] as const
export type ContactRoleType = (typeof contactRoleTypes)[number]

export const contactRoleTypeLabels: Record<ContactRoleType, string> = {
  Admin: 'Admin',
  Portal: 'Portal User',
  Driver: 'Driver',
}

type Facts = { createPortalUser: boolean; permissions: readonly Permission[]; isDriver: boolean }

/**
 * `Portal` is derived from the portal user switch and `Admin` from holding every permission; only `Driver` is set by
 * hand. (DEF-113)
 */
export function contactRoleTypesOf({ createPortalUser, permissions: held, isDriver }: Facts): ContactRoleType[] {
  const applies: Record<ContactRoleType, boolean> = {
    Admin: createPortalUser && holds(held, permissions, 'all'),
    Portal: createPortalUser,
    Driver: isDriver,
  }
  return contactRoleTypes.filter((type) => applies[type])
}
