import { type Contact, ContactFields, contactFieldsOf } from '@lanewise/contract/contacts'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import { refusedGrants } from '@lanewise/domain/access/roles'
import {
  contactRights,
  mayGiveAccess,
  mayTakeAway,
  ownAccessText,
  plainCopyText,
  takeAwayText,
} from '@lanewise/domain/contacts/contact-rights'

export type FormMode = 'edit' | 'duplicate' | 'new'

type User = { id: string; permissions: readonly Permission[] }

export function valuesFor(mode: FormMode, contact: Contact | null, user: User): ContactFields {
  if (!contact) return emptyContact
  return mode === 'edit' ? contactFieldsOf(contact) : copyOf(contact, user)
}

/** Parts of the access that the user may not change, with the reasons. */
export function accessLimits(mode: FormMode, contact: Contact | null, user: User) {
  if (mode !== 'edit' || !contact) {
    const mayChange = mayGiveAccess(user, contact?.id ?? null)
    return { mayChange, lockedBecause: mayChange ? null : plainCopyText, emailLockedBecause: null, locked: [] }
  }
  const { changeAccess, endAccess } = contactRights(user, contact)
  const mayTake = mayTakeAway(user, contact)
  const isPortalUser = contact.createPortalUser
  const locked = !changeAccess || !isPortalUser ? null : !endAccess ? ownAccessText : mayTake ? null : takeAwayText
  return {
    mayChange: changeAccess,
    lockedBecause: locked,
    emailLockedBecause: !isPortalUser || mayTake ? null : changeAccess ? takeAwayText : noPermissionText,
    locked: mayTake ? [] : contact.permissions,
  }
}

/**
 * A copy has no email and no phone numbers (CONTACT-23), and only the access that the user can grant. (DEF-116,
 * PERM-30)
 */
function copyOf(contact: Contact, user: User): ContactFields {
  const mayGive = mayGiveAccess(user, contact.id)
  return {
    ...contactFieldsOf(contact),
    primaryEmailAddress: '',
    officeNumber: null,
    mobileNumber: null,
    createPortalUser: mayGive && contact.createPortalUser,
    permissions: contact.permissions.filter((permission) => mayGive && user.permissions.includes(permission)),
  }
}

/** Number of permissions that a copy lacks because the user cannot grant them. */
export const ungrantableCount = (contact: Contact | null, { permissions }: User): number =>
  refusedGrants(permissions, contact?.permissions ?? []).length

/** Defaults of the contract. */
const emptyContact: ContactFields = {
  ...ContactFields.parse({ firstName: 'new', lastName: 'new', primaryEmailAddress: 'new@contact.test' }),
  firstName: '',
  lastName: '',
  primaryEmailAddress: '',
}
