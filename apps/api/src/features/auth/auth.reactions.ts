import { userChanged } from '@lanewise/contract/auth'
import { endIdentitySessions, endSignIns } from '#platform/identity/sessions.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { findCredential } from './auth.queries.ts'

/** Deactivating a user ends what that user has open; deleting one also ends links that wait in the mail. */
export const reactions = [
  reaction('auth.end-sessions', userChanged, async ({ db }, { id }) => {
    const credential = await findCredential(db, id)
    if (!credential) await endIdentitySessions(db, id)
    else if (!credential.isActive) await endSignIns(db, id)
  }),
]
