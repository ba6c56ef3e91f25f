import { userChanged } from '@lanewise/contract/auth'
import type { Permission } from '@lanewise/domain/access/permissions'
import { isPermission } from '@lanewise/domain/access/permissions'
import type { User } from '#platform/context.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'
import { createBriefMemory } from '#platform/memory/brief-memory.ts'
import type { Forgetting } from '#platform/memory/forgetting.ts'

/**
 * The identity in a verified token: the embedded provider names the contact, external providers a verified email
 * address.
 */
export type Identified = { contactId: string } | { email: string }

/**
 * Cache of accounts. A change made by this process takes effect at once, one made by another process within a second.
 */
export function createAccounts(db: Db) {
  // A missing account is not cached, because it may be activated at any moment.
  const memory = createBriefMemory<User | null>({ isCached: (user) => user !== null })
  return {
    find: (identified: Identified): Promise<User | null> => {
      const key = 'contactId' in identified ? identified.contactId : identified.email.toLowerCase()
      return memory.recall(key, () => findUser(db, identified))
    },
    forgetAll: memory.forgetAll,
  }
}
export type Accounts = ReturnType<typeof createAccounts>

/** Drops changed users from the cache. */
export const forgetChangedUsers = (accounts: Accounts): Forgetting => ({ on: userChanged, forget: accounts.forgetAll })

/** The active account behind an identity, or null. (DEF-34) */
export async function findUser(db: Db, identified: Identified): Promise<User | null> {
  const credential = await db
    .selectFrom('system.credentials')
    .select(['contactId', 'companyId', 'isActive', 'lastActiveAt'])
    .$if('contactId' in identified, (query) =>
      query.where('contactId', '=', (identified as { contactId: string }).contactId),
    )
    .$if('email' in identified, (query) =>
      query.where((eb) => eb(eb.fn('lower', ['email']), '=', (identified as { email: string }).email.toLowerCase())),
    )
    .executeTakeFirst()
  if (!credential?.isActive) return null
  await noteActivity(db, credential)
  return inCompany(db, credential.companyId, (tx) => readUser(tx, credential.contactId))
}

/** Minutes between two notes of the same account. */
const noteMinutes = 5

type Noted = { contactId: string; lastActiveAt: Date | null }

/** When an account was used last is only for reading, so a failure to note it refuses nobody. */
async function noteActivity(db: Db, { contactId, lastActiveAt }: Noted) {
  const now = new Date()
  if (lastActiveAt && now.getTime() - lastActiveAt.getTime() < noteMinutes * 60_000) return
  await db
    .updateTable('system.credentials')
    .set({ lastActiveAt: now })
    .where('contactId', '=', contactId)
    .execute()
    .catch(() => undefined)
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
