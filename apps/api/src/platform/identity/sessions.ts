import { dayMs } from '@lanewise/domain/shared/units'
import type { Db } from '#platform/db/database.ts'
import { cleanAttempts } from './credentials/attempts.ts'
import { endLinks } from './credentials/links.ts'
import { cleanWatches } from './credentials/watches.ts'

/** Ends everything an account has open at the embedded provider: sessions, refresh tokens, codes and personal links. */
export async function endIdentitySessions(db: Db, contactId: string) {
  await endSignIns(db, contactId)
  await endLinks(db, contactId)
}

/** Ends sessions, refresh tokens and codes. A personal link in a mail stays valid. */
export const endSignIns = (db: Db, contactId: string) =>
  db.deleteFrom('system.oidcPayloads').where('accountId', '=', contactId).execute()

/** Removes expired data. Several processes may run it at once. */
export async function cleanIdentity(db: Db, now: Date) {
  await db.deleteFrom('system.oidcPayloads').where('expiresAt', '<', now).execute()
  await db
    .deleteFrom('system.identityTokens')
    .where('expiresAt', '<', new Date(now.getTime() - dayMs))
    .execute()
  await cleanWatches(db, now)
  await cleanAttempts(db, now)
}
