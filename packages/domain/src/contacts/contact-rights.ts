import type { Permission } from '#access/permissions.ts'
import { refusedGrants } from '#access/roles.ts'

type User = { id: string; permissions: readonly Permission[] }
type Contact = { id: string; primaryEmailAddress: string; isActivated: boolean }
type Account = { primaryEmailAddress: string; createPortalUser: boolean; permissions: readonly Permission[] }

export type ContactRights = Record<
  'edit' | 'duplicate' | 'delete' | 'sendActivation' | 'resetPassword' | 'changeAccess' | 'endAccess',
  boolean
>

/**
 * `EditContacts` covers every contact (CONTACT-43, CONTACT-44, CONTACT-46, CONTACT-47). Without it, users may edit only
 * their own contact, and not its roles and permissions (CONTACT-48, CONTACT-49). Users cannot delete their own contact
 * or end their own access (CONTACT-45). Activation emails are for contacts that are not activated, password resets for
 * those that are (CONTACT-50, CONTACT-51).
 */
export function contactRights(user: User, contact: Contact): ContactRights {
  const isEditor = user.permissions.includes('EditContacts')
  const isOwn = isOwnContact(user, contact)
  return {
    edit: isEditor || isOwn,
    duplicate: isEditor || isOwn,
    delete: isEditor && !isOwn,
    sendActivation: isEditor && contact.primaryEmailAddress !== '' && !contact.isActivated,
    resetPassword: (isEditor || isOwn) && contact.isActivated,
    changeAccess: isEditor,
    endAccess: isEditor && !isOwn,
  }
}

/** Reason why users cannot switch off their own portal access. */
export const ownAccessText = 'You cannot end your own access to the portal'

/** A user's own contact has the same id as the user. (CONTACT-49) */
export const isOwnContact = (user: { id: string }, contact: { id: string }): boolean => user.id === contact.id

/** Whether the user may add a contact. Any user may duplicate their own contact. (CONTACT-59) */
export const mayCreateContact = ({ id, permissions }: User, duplicateOf: string | null): boolean =>
  permissions.includes('CreateContact') || permissions.includes('EditContacts') || duplicateOf === id

/**
 * Whether the user may give a new contact portal access. A copy of the user's own contact gets access only if the user
 * has `EditContacts`. (DEF-116)
 */
export const mayGiveAccess = ({ id, permissions }: User, duplicateOf: string | null): boolean =>
  permissions.includes('EditContacts') || (permissions.includes('CreateContact') && duplicateOf !== id)

/** Explanation of why a copy of the user's own contact is a plain contact. (DEF-116) */
export const plainCopyText = 'A copy of your own contact gets no access to the portal'

/** Explanation of why a person's permissions, access, and sign-in address cannot be changed. (DEF-118) */
export const takeAwayText = 'You can only change people whose permissions you hold yourself.'

/**
 * Whether the user may remove a permission from a person, end the person's access, delete the person, or change the
 * sign-in address. Taking over a sign-in gives its permissions, so this check also keeps users from gaining
 * permissions. (DEF-118, PERM-30)
 */
export const mayTakeAway = (user: User, person: { permissions: readonly Permission[] }): boolean =>
  user.permissions.includes('EditContacts') && refusedGrants(user.permissions, person.permissions).length === 0

/** Whether a change takes something away that only a user with at least the same permissions may take. (DEF-118) */
export const takesAway = (before: Account, after: Account): boolean =>
  refusedGrants(after.permissions, before.permissions).length > 0 ||
  (before.createPortalUser && !after.createPortalUser) ||
  isSignInMoved(before, after)

export const isSignInMoved = (before: Account, after: Account): boolean =>
  before.createPortalUser && before.primaryEmailAddress.toLowerCase() !== after.primaryEmailAddress.toLowerCase()
