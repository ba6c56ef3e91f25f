import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.ts'
import { tokenHash } from '#platform/links/personal-links.ts'

export type LinkPurpose = 'activation' | 'reset'
export type Link = { contactId: string; companyId: string; email: string }

const hour = 3_600_000
const lifetimes: Record<LinkPurpose, number> = { activation: 7 * 24 * hour, reset: hour }

/**
 * Creates a personal link: 32 random bytes of which only the hash is stored. Earlier links with the same purpose end.
 * (DEF-37)
 */
export async function createLink(
  db: Tx,
  purpose: LinkPurpose,
  { contactId, companyId, now }: { contactId: string; companyId: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await endLinks(db, contactId, purpose)
  await db
    .insertInto('system.identityTokens')
    .values({
      tokenHash: tokenHash(token),
      purpose,
      contactId,
      companyId,
      expiresAt: new Date(now.getTime() + lifetimes[purpose]),
      createdAt: now,
    })
    .execute()
  return token
}

/**
 * The link of a valid token, or null. An activation needs an account that is not active yet, a reset needs an active
 * one.
 */
export async function findLink(
  db: Db,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  now: Date,
): Promise<Link | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  const link = await db
    .selectFrom('system.identityTokens as link')
    .innerJoin('system.credentials as credential', 'credential.contactId', 'link.contactId')
    .select(['link.contactId', 'link.companyId', 'credential.email'])
    .where('link.tokenHash', '=', tokenHash(token))
    .where('link.purpose', '=', purpose)
    .where('link.usedAt', 'is', null)
    .where('link.expiresAt', '>', now)
    .where('credential.isActive', '=', purpose === 'reset')
    .executeTakeFirst()
  return link ?? null
}

/** Consumes a link. Of two concurrent uses, only one gets true. */
export async function useLink(db: Tx, token: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('system.identityTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('contactId')
    .executeTakeFirst()
  return used !== undefined
}

export const endLinks = (db: Db, contactId: string, purpose?: LinkPurpose) =>
  db
    .deleteFrom('system.identityTokens')
    .where('contactId', '=', contactId)
    .where('usedAt', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose as LinkPurpose))
    .execute()
