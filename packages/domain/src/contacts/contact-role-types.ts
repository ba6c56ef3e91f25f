import { holds } from '#access/allowed.ts'
import { type Permission, permissions } from '#access/permissions.ts'

/** CONTACT-27: the kinds of contact that lists filter by, in the order in which chips show them. */
export const contactRoleTypes = ['Admin', 'Portal', 'Driver'] as const
export type ContactRoleType = (typeof contactRoleTypes)[number]

/** What people call them on chips. */
export const contactRoleTypeLabels: Record<ContactRoleType, string> = {
  Admin: 'Admin',
  Portal: 'Portal User',
  Driver: 'Driver',
}

type Facts = { createPortalUser: boolean; permissions: readonly Permission[]; isDriver: boolean }

/** DEF-113: `Portal` follows from the portal-user switch, `Admin` from holding every permission; only `Driver` is chosen by hand. */
export function contactRoleTypesOf({ createPortalUser, permissions: held, isDriver }: Facts): ContactRoleType[] {
  const applies: Record<ContactRoleType, boolean> = {
    Admin: createPortalUser && holds(held, permissions, 'all'),
    Portal: createPortalUser,
    Driver: isDriver,
  }
  return contactRoleTypes.filter((type) => applies[type])
}
