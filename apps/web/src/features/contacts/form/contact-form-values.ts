import { type Contact, ContactFields, contactFieldsOf } from '@lanewise/contract/contacts'
import type { Permission } from '@lanewise/domain/access/permissions'
import { refusedGrants } from '@lanewise/domain/access/roles'

export type FormMode = 'edit' | 'duplicate' | 'new'

/** What the form begins with. */
export function valuesFor(mode: FormMode, contact: Contact | null, granter: readonly Permission[]): ContactFields {
  if (!contact) return emptyContact
  return mode === 'edit' ? contactFieldsOf(contact) : copyOf(contact, granter)
}

/** CONTACT-23: a copy has no email, no phone numbers; PERM-30: and only the permissions that its maker can grant. */
const copyOf = (contact: Contact, granter: readonly Permission[]): ContactFields => ({
  ...contactFieldsOf(contact),
  primaryEmailAddress: '',
  officeNumber: null,
  mobileNumber: null,
  permissions: contact.permissions.filter((permission) => granter.includes(permission)),
})

/** How many permissions a copy leaves out, because its maker cannot grant them. */
export const leftOut = (contact: Contact | null, granter: readonly Permission[]): number =>
  refusedGrants(granter, contact?.permissions ?? []).length

/** The contract's own defaults. */
const emptyContact: ContactFields = {
  ...ContactFields.parse({ firstName: 'new', lastName: 'new', primaryEmailAddress: 'new@contact.test' }),
  firstName: '',
  lastName: '',
  primaryEmailAddress: '',
}
