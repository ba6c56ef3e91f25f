import type { Contact } from '@lanewise/contract/contacts'
import { activationMail, createActivation } from '#features/auth/index.ts'
import type { Context } from '#platform/context.ts'
import { countAttempt, limits } from '#platform/identity/credentials/attempts.ts'
import { resetMail, startLink } from '#platform/identity/credentials/request-reset.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { refuse } from '#platform/refuse.ts'
import { subjectOf } from './record-contact.ts'

/** What the mails of contacts need to know of the installation. */
export type PortalDesk = {
  publicUrl: string
  productName: string
  /** Whether passwords are kept here; otherwise people choose a new one at the address of their provider, if it has one. */
  keepsPasswords: boolean
  resetUrl: string | null
}

/** CONTACT-46: mails the link that activates the account; an earlier one ends. */
export async function sendActivation(ctx: Context, desk: PortalDesk, contact: Contact) {
  const { companyId, companyName } = ctx.user
  const invited = { ...contact, companyId, emailAddress: contact.primaryEmailAddress }
  const token = await createActivation(ctx.db, invited, ctx.now)
  ctx.mail(activationMail(invited, token, { ...desk, companyName }))
  ctx.record(subjectOf(contact), 'sent', { activationLink: [null, contact.primaryEmailAddress] })
}

/** CONTACT-47: mails the link for a new password, as the page for a forgotten one does, and within the same limit. */
export async function sendReset(ctx: Context, desk: PortalDesk, contact: Contact) {
  const email = contact.primaryEmailAddress
  if (!(await countAttempt(ctx.db, { limit: limits.resetPerAccount, subject: email }, ctx.now)))
    refuse.tooMany('Too many password resets for this address. Try again in an hour.')
  const credential = { contactId: contact.id, companyId: ctx.user.companyId, email }
  ctx.mail(desk.keepsPasswords ? await startLink(ctx.db, desk, credential, ctx.now) : providerMail(ctx, desk, email))
  ctx.record(subjectOf(contact), 'sent', { passwordResetLink: [null, email] })
}

/** DEF-118: tells the former address, whose owner could otherwise not know why the sign-in fails. */
export function sendSignInMoved(ctx: Context, { productName }: PortalDesk, before: Contact, after: Contact) {
  const { companyId, companyName, firstName, lastName } = ctx.user
  ctx.mail({
    companyId,
    kind: 'sign-in-moved',
    to: before.primaryEmailAddress,
    subject: `Your sign-in address for ${productName} changed`,
    paragraphs: [
      `Hello ${before.firstName}, ${firstName} ${lastName} changed the address with which you sign in to ${productName} for ${companyName}.`,
      `The new address is ${after.primaryEmailAddress}. You can no longer sign in with ${before.primaryEmailAddress}.`,
    ],
    footer: 'If you did not expect this, ask an administrator of your company.',
    productName,
  })
}

function providerMail(ctx: Context, { publicUrl, productName, resetUrl }: PortalDesk, email: string): Mail {
  if (!resetUrl) refuse.conflict('Passwords are kept by your identity provider, which has no page to reset them')
  const url = `${publicUrl}/forgotpassword?login_hint=${encodeURIComponent(email)}`
  return resetMail({ companyId: ctx.user.companyId, to: email, url, productName })
}
