import type { Permission } from '#access/permissions.ts'
import { refusedGrants } from '#access/roles.ts'

type User = { id: string; permissions: readonly Permission[] }
type Contact = { id: string; primaryEmailAddress: string; isActivated: boolean }
type Account = { primaryEmailAddress: string; createPortalUser: boolean; permissions: readonly Permission[] }

/** What a user may do with one contact. */
export type ContactRights = Record<
  'edit' | 'duplicate' | 'delete' | 'sendActivation' | 'resetPassword' | 'changeAccess' | 'endAccess',
  boolean
>

/**
 * CONTACT-43, CONTACT-44, CONTACT-46, CONTACT-47: `EditContacts` covers every contact; CONTACT-48, CONTACT-49: without it
 * only the own one, and not its roles and permissions. CONTACT-45: nobody deletes the own contact or ends the own access.
 * CONTACT-50, CONTACT-51: an activation is for who is not activated, a reset for who is.
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

/** Why a user cannot switch the own access to the portal off. */
export const ownAccessText = 'You cannot end your own access to the portal'

/** CONTACT-49: the own contact is the one whose id is the user's. */
export const isOwnContact = (user: { id: string }, contact: { id: string }): boolean => user.id === contact.id

/** CONTACT-59: who may add a contact; a copy of the own contact is everybody's to make. */
export const mayCreateContact = ({ id, permissions }: User, duplicateOf: string | null): boolean =>
  permissions.includes('CreateContact') || permissions.includes('EditContacts') || duplicateOf === id

/** DEF-116: who gives a new contact access to the portal; a copy of oneself has it only by `EditContacts`. */
export const mayGiveAccess = ({ id, permissions }: User, duplicateOf: string | null): boolean =>
  permissions.includes('EditContacts') || (permissions.includes('CreateContact') && duplicateOf !== id)

/** DEF-116: why a copy of the own contact is a plain contact. */
export const plainCopyText = 'A copy of your own contact gets no access to the portal'

/** DEF-118: why somebody's permissions, access and sign-in address stay as they are. */
export const takeAwayText = 'You can only change people whose permissions you hold yourself.'

/**
 * DEF-118: who may take a permission from a person, end the access, delete the person or move the sign-in to another address.
 * PERM-30: whoever gets the sign-in of a user gets its permissions, so this also keeps everybody from gaining any.
 */
export const mayTakeAway = (user: User, person: { permissions: readonly Permission[] }): boolean =>
  user.permissions.includes('EditContacts') && refusedGrants(user.permissions, person.permissions).length === 0

/** DEF-118: whether a change takes something away from a person that only an equal may take. */
export const takesAway = (before: Account, after: Account): boolean =>
  refusedGrants(after.permissions, before.permissions).length > 0 ||
  (before.createPortalUser && !after.createPortalUser) ||
  isSignInMoved(before, after)

/** Whether the address changes with which a user signs in. */
export const isSignInMoved = (before: Account, after: Account): boolean =>
  before.createPortalUser && before.primaryEmailAddress.toLowerCase() !== after.primaryEmailAddress.toLowerCase()
