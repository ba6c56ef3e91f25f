import type { Contact } from '@lanewise/contract/contacts'
import { activationMail, createActivation } from '#features/auth/index.ts'
import type { Context } from '#platform/context.ts'
import { countAttempt, limits } from '#platform/identity/credentials/attempts.ts'
import { resetMail, startLink } from '#platform/identity/credentials/request-reset.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { refuse } from '#platform/refuse.ts'
import { noteInvitation } from './contacts.queries.ts'
import { subjectOf } from './record-contact.ts'

/** Settings of the installation that the mails to contacts need. */
export type PortalDeps = {
  publicUrl: string
  productName: string
  /**
   * Whether Lanewise stores the passwords. Otherwise users choose a new password at `resetUrl`, the address of their
   * identity provider; null when it has none.
   */
  keepsPasswords: boolean
  resetUrl: string | null
}

/** Mails an activation link. An earlier link expires. (CONTACT-46) */
export async function sendActivation(ctx: Context, deps: PortalDeps, contact: Contact) {
  const { companyId, companyName } = ctx.user
  const invited = { ...contact, companyId, emailAddress: contact.primaryEmailAddress }
  const token = await createActivation(ctx.db, invited, ctx.now)
  await noteInvitation(ctx.db, contact.id, ctx.now)
  ctx.mail(activationMail(invited, token, { ...deps, companyName }))
  ctx.record(subjectOf(contact), 'sent', { activationLink: [null, contact.primaryEmailAddress] })
}

/** Mails a link for a new password, like the page for a forgotten password and within the same limit. (CONTACT-47) */
export async function sendReset(ctx: Context, deps: PortalDeps, contact: Contact) {
  const email = contact.primaryEmailAddress
  if (!(await countAttempt(ctx.db, { limit: limits.resetPerAccount, subject: email }, ctx.now)))
    refuse.tooMany('Too many password resets for this address. Try again in an hour.')
  const credential = { contactId: contact.id, companyId: ctx.user.companyId, email }
  ctx.mail(deps.keepsPasswords ? await startLink(ctx.db, deps, credential, ctx.now) : providerMail(ctx, deps, email))
  ctx.record(subjectOf(contact), 'sent', { passwordResetLink: [null, email] })
}

/** Notifies the former address, because its owner could not know otherwise why the sign-in fails. (DEF-118) */
export function sendSignInMoved(ctx: Context, { productName }: PortalDeps, before: Contact, after: Contact) {
  const { companyId, companyName, firstName, lastName } = ctx.user
  ctx.mail({
    companyId,
    kind: 'sign-in-moved',
    to: before.primaryEmailAddress,
    subject: `Your sign-in address for ${productName} changed`,
    paragraphs: [
      `Hello ${before.firstName}, ${firstName} ${lastName} changed the address that you use to sign in to ${productName} for ${companyName}.`,
      `The new address is ${after.primaryEmailAddress}. You can no longer sign in with ${before.primaryEmailAddress}.`,
    ],
    footer: 'If you did not expect this, ask an administrator of your company.',
    productName,
  })
}

function providerMail(ctx: Context, { publicUrl, productName, resetUrl }: PortalDeps, email: string): Mail {
  if (!resetUrl) refuse.conflict('Your identity provider manages passwords and has no page to reset them')
  const url = `${publicUrl}/forgotpassword?login_hint=${encodeURIComponent(email)}`
  return resetMail({ companyId: ctx.user.companyId, to: email, url, productName })
}
