import type { Permission } from '#access/permissions.ts'
import { refusedGrants } from '#access/roles.ts'

type User = { id: string; permissions: readonly Permission[] }
type Contact = { id: string; primaryEmailAddress: string; isActivated: boolean }

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
export const mayCreateContact = (user: User, duplicateOf: string | null): boolean =>
  mayChooseAccess(user) || duplicateOf === user.id

/** CONTACT-49: who chooses the roles and permissions of a new contact; a copy made by anybody else keeps those it is copied from. */
export const mayChooseAccess = ({ permissions }: User): boolean =>
  permissions.includes('CreateContact') || permissions.includes('EditContacts')

/** Why the address of a user with more permissions stays as it is. */
export const signInText = 'Only a user who holds all permissions of this contact can change the email address'

/** PERM-30: whoever gets the sign-in of a user gets its permissions, so its address is changed only by who holds them all. */
export const mayChangeSignIn = (user: User, contact: { permissions: readonly Permission[] }): boolean =>
  refusedGrants(user.permissions, contact.permissions).length === 0
