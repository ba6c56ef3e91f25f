import { invalidActivation } from '@lanewise/contract/auth'
import type { PublicContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { createLink, findLink } from '#platform/identity/credentials/links.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { refuse } from '#platform/refuse.ts'

export type Invited = { id: string; companyId: string; firstName: string; emailAddress: string }

/**
 * Creates the token of a new activation link, valid for 7 days. An earlier link of the same contact expires. (AUTH-17)
 */
export const createActivation = (db: Tx, contact: Pick<Invited, 'id' | 'companyId'>, now: Date): Promise<string> =>
  createLink(db, 'activation', { contactId: contact.id, companyId: contact.companyId, now })

export function activationMail(
  contact: Invited,
  token: string,
  { publicUrl, productName, companyName }: { publicUrl: string; productName: string; companyName: string },
): Mail {
  return {
    companyId: contact.companyId,
    kind: 'activation',
    to: contact.emailAddress,
    subject: `Activate your ${productName} account`,
    paragraphs: [
      `Hello ${contact.firstName}, ${companyName} has given you access to ${productName}.`,
      'Follow the link to choose your password. It works once and expires in 7 days.',
    ],
    action: { label: 'Activate account', url: `${publicUrl}/ActivateUser/ActivateUser/${token}` },
    footer: 'If you did not expect this, ignore this email.',
    productName,
  }
}

/** Only a valid activation link is accepted. Any other link is answered as gone. (AUTH-17, AUTH-18) */
export async function checkActivation({ db, now }: PublicContext, token: string) {
  if (!(await findLink(db, { purpose: 'activation', token }, now))) refuse.gone(invalidActivation)
  return { continueAt: `/identity/activate/${token}` }
}
