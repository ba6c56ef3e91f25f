import type { Permission } from '@lanewise/domain/access/permissions'
import { isPermission } from '@lanewise/domain/access/permissions'
import type { User } from '#platform/context.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'

/** Who a verified token speaks of: our own provider names the contact, others a verified email address. */
export type Identified = { contactId: string } | { email: string }

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
