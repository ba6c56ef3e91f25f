import { userChanged } from '@lanewise/contract/auth'
import { writeAudit } from '#platform/audit/audit.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { endIdentitySessions } from '#platform/identity/sessions.ts'
import { writeOutbox } from '#platform/outbox/write-outbox.ts'
import { findLink, type Link, type LinkPurpose, useLink } from './links.ts'
import { hashPassword, passwordIssue } from './passwords.ts'
import { completeWatches } from './watches.ts'

export type NewPassword = { purpose: LinkPurpose; token: string; password: string }
export type NewPasswordOutcome = { contactId: string } | { issue: string } | 'ended'

/** Sets the password that a personal link allows. All sessions opened with the old password end. */
export async function setPassword(db: Db, given: NewPassword, now: Date): Promise<NewPasswordOutcome> {
  const { purpose, token, password } = given
  const link = await findLink(db, { purpose, token }, now)
  if (!link) return 'ended'
  const issue = passwordIssue(password, link.email)
  if (issue) return { issue }
  const passwordHash = await hashPassword(password)
  const isSet = await withLink(db, { ...link, token, now }, async (tx) => {
    const isSaved = await keepPassword(tx, {
      contactId: link.contactId,
      passwordHash,
      isActive: purpose === 'reset',
      now,
    })
    if (!isSaved) return false
    if (purpose === 'activation') await activate(tx, link, now)
    await endIdentitySessions(tx, link.contactId)
    await completeWatches(tx, link.contactId, now)
    return true
  })
  return isSet ? { contactId: link.contactId } : 'ended'
}

/** Activates an account without a password, where another identity provider stores the passwords. (AUTH-17) */
export async function activateByLink(db: Db, token: string, now: Date): Promise<boolean> {
  const link = await findLink(db, { purpose: 'activation', token }, now)
  if (!link) return false
  return withLink(db, { ...link, token, now }, (tx) => activate(tx, link, now))
}

type Using = Link & { token: string; now: Date }

const withLink = (db: Db, { companyId, token, now }: Using, work: (tx: Tx) => Promise<boolean>) =>
  inCompany(db, companyId, async (tx) => (await useLink(tx, token, now)) && work(tx))

async function keepPassword(
  tx: Tx,
  { contactId, passwordHash, isActive, now }: { contactId: string; passwordHash: string; isActive: boolean; now: Date },
) {
  const updated = await tx
    .updateTable('system.credentials')
    .set({ passwordHash, passwordChangedAt: now })
    .where('contactId', '=', contactId)
    .where('isActive', '=', isActive)
    .returning('contactId')
    .executeTakeFirst()
  return updated !== undefined
}

/** Sets the contact's own `isActivated`, with history and a notification for open screens. */
async function activate(tx: Tx, { contactId, companyId }: Link, now: Date): Promise<boolean> {
  const activated = await tx
    .updateTable('contacts')
    .set((eb) => ({ isActivated: true, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', contactId)
    .where('createPortalUser', '=', true)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const user = activated && (await readUser(tx, contactId))
  if (!user) return false
  const subject = { entity: 'contact', id: contactId, name: `${user.firstName} ${user.lastName}` }
  await writeAudit(tx, user, [{ subject, action: 'changed', changes: { isActivated: [false, true] } }], null)
  await writeOutbox(tx, companyId, [{ event: userChanged, payload: { id: contactId } }])
  return true
}
