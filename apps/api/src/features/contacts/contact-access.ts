import type { Contact, ContactFields } from '@lanewise/contract/contacts'
import type { Permission } from '@lanewise/domain/access/permissions'
import { refusedGrants } from '@lanewise/domain/access/roles'
import {
  contactRights,
  isOwnContact,
  mayCreateContact,
  mayGiveAccess,
  mayTakeAway,
  ownAccessText,
  plainCopyText,
  takeAwayText,
  takesAway,
} from '@lanewise/domain/contacts/contact-rights'
import { lastAdminText, losesAdmin } from '@lanewise/domain/contacts/last-admin'
import { humanize } from '@lanewise/domain/shared/format'
import type { Context, User } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { hasOtherAdmin, lockAdmins } from './contacts.queries.ts'

/** Checks who may add a contact, and with which permissions. (CONTACT-59, DEF-116, PERM-30) */
export function refuseCreate(user: User, wanted: ContactFields, duplicateOf: string | null) {
  if (!mayCreateContact(user, duplicateOf)) refuse.forbidden()
  const isPlain = !wanted.createPortalUser && wanted.permissions.length === 0
  if (!isPlain && !mayGiveAccess(user, duplicateOf)) refuse.forbidden(plainCopyText)
  if (wanted.createPortalUser) refuseGrants(user, wanted.permissions)
}

/** Checks who may change a contact at all. (CONTACT-43, CONTACT-48) */
export function refuseEdit(user: User, contact: Contact) {
  if (!contactRights(user, contact).edit) refuse.forbidden()
}

/**
 * Checks which fields the user may change. The check runs against the newest version, so that another user's change is
 * not taken for this user's. (CONTACT-49, DEF-118, PERM-30)
 */
export function refuseUpdate(user: User, before: Contact, wanted: ContactFields) {
  const may = contactRights(user, before)
  const isSameAccess =
    wanted.createPortalUser === before.createPortalUser && isSame(wanted.permissions, before.permissions)
  if (!isSameAccess && !may.changeAccess) refuse.forbidden()
  if (before.createPortalUser && !wanted.createPortalUser && !may.endAccess) refuse.conflict(ownAccessText)
  if (takesAway(before, wanted) && !mayTakeAway(user, before)) refuse.forbidden(takeAwayText)
  refuseGrants(user, refusedGrants(before.permissions, wanted.permissions))
}

/**
 * Users cannot delete their own contact, whatever their permissions (CONTACT-45), nor a contact with more permissions
 * than their own (DEF-118).
 */
export function refuseDelete(user: User, contact: Contact) {
  if (!contactRights(user, contact).delete) refuse.conflict('You cannot delete your own contact')
  if (!mayTakeAway(user, contact)) refuse.forbidden(takeAwayText)
}

/** Takes the lock before the check, so that two calls cannot each remove one of the last two admins. (DEF-117) */
export async function refuseLosingLastAdmin({ db, user }: Context, before: Contact, after: Contact | null) {
  if (!losesAdmin(before, after)) return
  await lockAdmins(db, user.companyId)
  if (!(await hasOtherAdmin(db, before.id))) refuse.conflict(lastAdminText)
}

/**
 * The check for the last admin (DEF-117) runs before the check for the own contact (CONTACT-45), so that the last admin
 * sees that reason first.
 */
export async function refuseLeavingAsLast(ctx: Context, before: Contact) {
  if (isOwnContact(ctx.user, before)) await refuseLosingLastAdmin(ctx, before, null)
}

function refuseGrants(user: User, granted: readonly Permission[]) {
  const refused = refusedGrants(user.permissions, granted)
  if (refused.length > 0)
    refuse.forbidden(`You can grant only permissions you hold. You lack ${refused.map(humanize).join(', ')}.`)
}

const isSame = (some: readonly Permission[], others: readonly Permission[]) =>
  some.length === others.length && refusedGrants(some, others).length === 0
