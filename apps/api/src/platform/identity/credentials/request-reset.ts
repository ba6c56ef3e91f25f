import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { limits, takeAttempt } from './attempts.ts'
import { createLink } from './links.ts'
import { networkOf } from './network.ts'
import { findCredential } from './sign-in.ts'
import { startWatch } from './watches.ts'

export type { Mail }
/** Queues a mail in the current transaction. */
export type SendMail = (db: Tx, mail: Mail) => Promise<unknown>

export type ResetRequest = { email: string; address: string; watch: string | null }
export type ResetDeps = { db: Db; sendMail: SendMail; publicUrl: string; productName: string }

/** Longer than the work takes, in milliseconds, so that the timing does not reveal whether an account exists. */
const sameTimeForAll = 250

/** Mails a link for a new password if the address belongs to an active account. The answer is the same either way. */
export async function requestReset(deps: ResetDeps, request: ResetRequest, now: Date): Promise<'accepted' | 'blocked'> {
  const counters = [
    { limit: limits.resetPerAccount, subject: request.email },
    { limit: limits.resetPerAddress, subject: networkOf(request.address) },
  ]
  if (!(await takeAttempt(deps.db, counters, now))) return 'blocked'
  await Promise.all([startReset(deps, request, now), pause(sameTimeForAll)])
  return 'accepted'
}

const startReset = (deps: ResetDeps, { email, watch }: ResetRequest, now: Date) =>
  deps.db.transaction().execute(async (tx) => {
    const anyCredential = await findCredential(tx, email)
    const credential = anyCredential?.isActive ? anyCredential : null
    if (watch) await startWatch(tx, { watch, contactId: credential?.contactId ?? null }, now)
    if (credential) await deps.sendMail(tx, await startLink(tx, deps, credential, now))
  })

/** Creates the mail with the link for a new password. Earlier links of the account end. */
export async function startLink(
  tx: Tx,
  { publicUrl, productName }: Pick<ResetDeps, 'publicUrl' | 'productName'>,
  { contactId, companyId, email }: { contactId: string; companyId: string; email: string },
  now: Date,
): Promise<Mail> {
  const token = await createLink(tx, 'reset', { contactId, companyId, now })
  const url = `${publicUrl}/identity/set-password/${token}`
  return resetMail({ companyId, to: email, url, productName })
}

export const resetMail = (about: { companyId: string; to: string; url: string; productName: string }): Mail => ({
  companyId: about.companyId,
  kind: 'password-reset',
  to: about.to,
  subject: `Set a new password for ${about.productName}`,
  paragraphs: [
    `Somebody asked to set a new password for ${about.to}. If that was you, follow the link below.`,
    'The link works once and expires in one hour. Until you use it, your password stays as it is.',
  ],
  action: { label: 'Set a new password', url: about.url },
  footer: 'If you did not request this, ignore this email.',
  productName: about.productName,
})
