import { createHash, randomBytes } from 'node:crypto'
import type { Operation } from '@lanewise/contract/operation'
import type { Context, User } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { refuse } from '#platform/refuse.ts'

type Purpose = NonNullable<Operation['link']>

/** The record that a link opens, and the holder of the link. */
export type Linked = { recordId: string; holder: string }

/** Creates 32 random bytes for one purpose and record. Only their hash is stored. (DEF-37) */
export async function createPersonalLink(
  { db, user, now }: Context,
  purpose: Purpose,
  { recordId, holder }: Linked,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('system.personalLinks')
    .values({ tokenHash: tokenHash(token), purpose, companyId: user.companyId, recordId, holder, createdAt: now })
    .execute()
  return token
}

/** Replaces the token of a record. The old token is no longer valid. */
export async function replacePersonalLink(ctx: Context, purpose: Purpose, linked: Linked): Promise<string> {
  await ctx.db
    .deleteFrom('system.personalLinks')
    .where('companyId', '=', ctx.user.companyId)
    .where('recordId', '=', linked.recordId)
    .where('purpose', '=', purpose)
    .execute()
  return createPersonalLink(ctx, purpose, linked)
}

export const unknownLink = 'This link is invalid or has expired.'

/**
 * Identifies the holder of a link, within the company that issued it and without permissions. The record itself says
 * whether the link is still valid.
 */
export async function openPersonalLink(
  db: Db,
  purpose: Purpose,
  token: string,
): Promise<{ user: User; linked: Linked }> {
  const link = await db
    .selectFrom('system.personalLinks')
    .select(['companyId', 'recordId', 'holder'])
    .where('tokenHash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!link) return purpose === 'carrier' ? refuse.unauthenticated() : refuse.gone(unknownLink)
  const user = await inCompany(db, link.companyId, (tx) => readSystemUser(tx, link.companyId))
  const { recordId, holder } = link
  return { user: { ...user, firstName: holder, lastName: linkLabels[purpose] }, linked: { recordId, holder } }
}

/** How the history describes access through a link. */
const linkLabels: Readonly<Record<Purpose, string>> = {
  unsubscribe: '(link)',
  watch: '(link)',
  tender: '(link)',
  'rate-request': '(link)',
  carrier: '(connection)',
}

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
