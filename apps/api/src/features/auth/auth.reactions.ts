import { userChanged } from '@lanewise/contract/auth'
import type { Tx } from '#platform/db/database.ts'
import { endIdentitySessions, endSignIns } from '#platform/identity/sessions.ts'
import { reaction } from '#platform/jobs/reaction.ts'

/** Deactivating a user ends the user's open sessions. Deleting a user also ends the links in mails not used yet. */
export const reactions = [
  reaction('auth.end-sessions', userChanged, async ({ db }, { id }) => {
    const credential = await findCredential(db, id)
    if (!credential) await endIdentitySessions(db, id)
    else if (!credential.isActive) await endSignIns(db, id)
  }),
]

const findCredential = (db: Tx, contactId: string) =>
  db.selectFrom('system.credentials').select('isActive').where('contactId', '=', contactId).executeTakeFirst()
