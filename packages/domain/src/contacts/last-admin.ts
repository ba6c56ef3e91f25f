import { holds } from '#access/allowed.ts'
import { type Permission, permissions } from '#access/permissions.ts'
import { isSignInMoved } from '#contacts/contact-rights.ts'

type Account = {
  primaryEmailAddress: string
  createPortalUser: boolean
  isActivated: boolean
  permissions: readonly Permission[]
}

/** Error for a change that would leave a company without an admin. (DEF-117) */
export const lastAdminText = 'At least one admin must remain.'

/**
 * Whether a change or a deletion (null) removes an admin. A new sign-in address counts, because it may be an address
 * nobody reads. (DEF-117)
 */
export const losesAdmin = (before: Account, after: Account | null): boolean =>
  isActiveAdmin(before) && (after === null || !isActiveAdmin(after) || isSignInMoved(before, after))

/** An active account with all 51 permissions. (DEF-34, DEF-117) */
const isActiveAdmin = ({ createPortalUser, isActivated, permissions: held }: Account): boolean =>
  createPortalUser && isActivated && holds(held, permissions, 'all')
