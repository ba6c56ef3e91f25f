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

/** What the form begins with. */
export function valuesFor(mode: FormMode, contact: Contact | null, user: User): ContactFields {
  if (!contact) return emptyContact
  return mode === 'edit' ? contactFieldsOf(contact) : copyOf(contact, user)
}

/** What of the access the user may not change here, and why. */
export function accessLimits(mode: FormMode, contact: Contact | null, user: User) {
  if (mode !== 'edit' || !contact) {
    const mayChange = mayGiveAccess(user, contact?.id ?? null)
    return { mayChange, lockedBecause: mayChange ? null : plainCopyText, emailLockedBecause: null, kept: [] }
  }
  const { changeAccess, endAccess } = contactRights(user, contact)
  const mayTake = mayTakeAway(user, contact)
  const isPortalUser = contact.createPortalUser
  const locked = !changeAccess || !isPortalUser ? null : !endAccess ? ownAccessText : mayTake ? null : takeAwayText
  return {
    mayChange: changeAccess,
    lockedBecause: locked,
    emailLockedBecause: !isPortalUser || mayTake ? null : changeAccess ? takeAwayText : noPermissionText,
    kept: mayTake ? [] : contact.permissions,
  }
}

/** CONTACT-23: a copy has no email, no phone numbers; DEF-116, PERM-30: and only the access that its maker can give. */
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

/** How many permissions a copy leaves out, because its maker cannot grant them. */
export const leftOut = (contact: Contact | null, { permissions }: User): number =>
  refusedGrants(permissions, contact?.permissions ?? []).length

/** The contract's own defaults. */
const emptyContact: ContactFields = {
  ...ContactFields.parse({ firstName: 'new', lastName: 'new', primaryEmailAddress: 'new@contact.test' }),
  firstName: '',
  lastName: '',
  primaryEmailAddress: '',
}
