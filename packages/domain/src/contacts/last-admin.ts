import { holds } from '#access/allowed.ts'
import { type Permission, permissions } from '#access/permissions.ts'
import { isSignInMoved } from '#contacts/contact-rights.ts'

type Account = {
  primaryEmailAddress: string
  createPortalUser: boolean
  isActivated: boolean
  permissions: readonly Permission[]
}

/** DEF-117: the refusal of whatever would leave a company without an admin. */
export const lastAdminText = 'At least one admin must remain.'

/** DEF-117: whether a change, or a deletion (null), takes an admin away; another sign-in address may be one nobody reads. */
export const losesAdmin = (before: Account, after: Account | null): boolean =>
  isActiveAdmin(before) && (after === null || !isActiveAdmin(after) || isSignInMoved(before, after))

/** DEF-34, DEF-117: an active account with all 51 permissions. */
const isActiveAdmin = ({ createPortalUser, isActivated, permissions: held }: Account): boolean =>
  createPortalUser && isActivated && holds(held, permissions, 'all')
