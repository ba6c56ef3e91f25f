import { userChanged } from '@lanewise/contract/auth'
import { type Contact, contactMessages } from '@lanewise/contract/contacts'
import { contactRights } from '@lanewise/domain/contacts/contact-rights'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { lockContact } from './contacts.actions.ts'
import { lockContactRowByEmail, saveContact, touchContact } from './contacts.queries.ts'
import { contactViews } from './contacts.view.ts'
import { type PortalDeps, sendActivation, sendReset } from './portal-links.ts'
import { recordContact } from './record-contact.ts'
import { refuseTaken } from './refuse-taken.ts'

/**
 * Invites a contact who is not activated. A contact who was no portal user becomes one, without permissions.
 * (CONTACT-46, CONTACT-50)
 */
export async function activateContact(ctx: Context, deps: PortalDeps, contactId: string) {
  const { before } = await lockContact(ctx, contactId)
  if (!contactRights(ctx.user, before).sendActivation) refuse.conflict('This contact is already activated')
  const contact = before.createPortalUser ? await touched(ctx, before) : await openAccess(ctx, before)
  await sendActivation(ctx, deps, contact)
  return { isSuccess: true, message: contactMessages.activationSent }
}

/**
 * Sends a password reset to an activated contact. Without EditContacts, users can request it only for themselves.
 * (CONTACT-47, CONTACT-48, CONTACT-51)
 */
export async function resetPassword(ctx: Context, deps: PortalDeps, emailAddress: string) {
  const row = (await lockContactRowByEmail(ctx.db, emailAddress)) ?? refuse.notFound('contact')
  const [contact] = await contactViews(ctx.db, [row])
  if (!contact || !contactRights(ctx.user, { ...contact, isActivated: true }).resetPassword) return refuse.forbidden()
  if (!contact.isActivated) refuse.conflict('This contact is not activated yet')
  await sendReset(ctx, deps, await touched(ctx, contact))
  return { isSuccess: true, message: contactMessages.resetSent }
}

async function touched(ctx: Context, contact: Contact): Promise<Contact> {
  await touchContact(ctx.db, contact.id, ctx.now)
  return contact
}

async function openAccess(ctx: Context, before: Contact): Promise<Contact> {
  const row = await saveContact(ctx.db, before.id, { createPortalUser: true }, ctx.now).catch(refuseTaken)
  const [after] = await contactViews(ctx.db, [row])
  recordContact(ctx, before, after ?? null)
  ctx.emit(userChanged, { id: before.id })
  return after ?? before
}
