import { userChanged } from '@lanewise/contract/auth'
import type { Permission } from '@lanewise/domain/access/permissions'
import { isPermission } from '@lanewise/domain/access/permissions'
import type { User } from '#platform/context.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'

/** Who a verified token speaks of: our own provider names the contact, others a verified email address. */
export type Identified = { contactId: string } | { email: string }

/** How long an account that was read is good for, in milliseconds: an ended one lives no longer. */
const goodFor = 1_000
const mostRemembered = 10_000

/** Accounts as they were a moment ago; a change made by this process is known at once, one of another within a second. */
export function createAccounts(db: Db) {
  const remembered = new Map<string, { user: Promise<User | null>; until: number }>()
  const forgetOld = () => {
    const now = performance.now()
    for (const [key, { until }] of remembered) if (until <= now) remembered.delete(key)
    if (remembered.size >= mostRemembered) remembered.clear()
  }
  return {
    find: (identified: Identified): Promise<User | null> => {
      const key = 'contactId' in identified ? identified.contactId : identified.email.toLowerCase()
      const known = remembered.get(key)
      if (known && known.until > performance.now()) return known.user
      if (remembered.size >= mostRemembered) forgetOld()
      const user = findUser(db, identified)
      remembered.set(key, { user, until: performance.now() + goodFor })
      // Whoever is not let in is asked for again: an account may be opened at any moment.
      const drop = () => remembered.get(key)?.user === user && remembered.delete(key)
      user.then((found) => found ?? drop(), drop)
      return user
    },
    forgetAll: () => remembered.clear(),
  }
}
export type Accounts = ReturnType<typeof createAccounts>

/** For the transactions of this process: whoever was changed is read anew. */
export const forgetChangedUsers = (accounts: Accounts) => (emitted: readonly { event: { name: string } }[]) => {
  if (emitted.some(({ event }) => event.name === userChanged.name)) accounts.forgetAll()
}

/** The active account behind an identity, or null (DEF-34). */
export async function findUser(db: Db, identified: Identified): Promise<User | null> {
  const credential = await db
    .selectFrom('system.credentials')
    .select(['contactId', 'companyId', 'isActive'])
    .$if('contactId' in identified, (query) =>
      query.where('contactId', '=', (identified as { contactId: string }).contactId),
    )
    .$if('email' in identified, (query) =>
      query.where((eb) => eb(eb.fn('lower', ['email']), '=', (identified as { email: string }).email.toLowerCase())),
    )
    .executeTakeFirst()
  if (!credential?.isActive) return null
  return inCompany(db, credential.companyId, (tx) => readUser(tx, credential.contactId))
}

export async function readUser(tx: Tx, contactId: string): Promise<User | null> {
  const row = await tx
    .selectFrom('contacts as contact')
    .innerJoin('companies as company', 'company.id', 'contact.companyId')
    .select(['contact.id', 'contact.companyId', 'contact.firstName', 'contact.lastName', 'contact.primaryEmailAddress'])
    .select(['contact.permissions', 'company.name as companyName', 'company.timeZone'])
    .where('contact.id', '=', contactId)
    .executeTakeFirst()
  if (!row) return null
  const { primaryEmailAddress, permissions, ...same } = row
  return {
    ...same,
    emailAddress: primaryEmailAddress,
    permissions: permissions.filter((name): name is Permission => isPermission(name)),
  }
}
