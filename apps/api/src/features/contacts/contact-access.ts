import type { Contact, ContactFields } from '@lanewise/contract/contacts'
import type { Permission } from '@lanewise/domain/access/permissions'
import { refusedGrants } from '@lanewise/domain/access/roles'
import {
  contactRights,
  mayChangeSignIn,
  mayChooseAccess,
  mayCreateContact,
  ownAccessText,
  signInText,
} from '@lanewise/domain/contacts/contact-rights'
import { humanize } from '@lanewise/domain/shared/format'
import type { User } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'

/** CONTACT-49, CONTACT-59, PERM-30: who adds a contact, and with which permissions. */
export function refuseCreate(user: User, wanted: ContactFields, duplicateOf: string | null) {
  if (!mayCreateContact(user, duplicateOf)) refuse.forbidden()
  if (!wanted.createPortalUser) return
  refuseGrants(user, wanted.permissions)
  if (!mayChooseAccess(user) && !isSame(wanted.permissions, user.permissions)) refuse.forbidden()
}

/** CONTACT-43, CONTACT-48: who changes a contact at all. */
export function refuseEdit(user: User, contact: Contact) {
  if (!contactRights(user, contact).edit) refuse.forbidden()
}

/** CONTACT-49, PERM-30: what of it; asked about the newest version, so that another's change is not taken for this user's. */
export function refuseUpdate(user: User, before: Contact, wanted: ContactFields) {
  const may = contactRights(user, before)
  const isSameAccess =
    wanted.createPortalUser === before.createPortalUser && isSame(wanted.permissions, before.permissions)
  if (!isSameAccess && !may.changeAccess) refuse.forbidden()
  if (before.createPortalUser && !wanted.createPortalUser && !may.endAccess) refuse.conflict(ownAccessText)
  refuseGrants(user, refusedGrants(before.permissions, wanted.permissions))
  if (isSignInMoved(before, wanted) && !mayChangeSignIn(user, before)) refuse.forbidden(signInText)
}

/** CONTACT-45: nobody deletes the own contact, whatever the permissions. */
export function refuseDelete(user: User, contact: Contact) {
  if (!contactRights(user, contact).delete) refuse.conflict('You cannot delete your own contact')
}

/** Whether the address changes with which a user signs in. */
export const isSignInMoved = (before: Contact, wanted: Pick<ContactFields, 'primaryEmailAddress'>) =>
  before.createPortalUser && before.primaryEmailAddress.toLowerCase() !== wanted.primaryEmailAddress.toLowerCase()

function refuseGrants(user: User, granted: readonly Permission[]) {
  const refused = refusedGrants(user.permissions, granted)
  if (refused.length > 0)
    refuse.forbidden(`You can grant only permissions you hold. You lack ${refused.map(humanize).join(', ')}.`)
}

const isSame = (some: readonly Permission[], others: readonly Permission[]) =>
  some.length === others.length && refusedGrants(some, others).length === 0
