import { userChanged } from '@lanewise/contract/auth'
import { endIdentitySessions } from '#platform/identity/sessions.ts'
import { reaction } from '#platform/outbox/reaction.ts'
import { findActiveCredential } from './auth.queries.ts'

/** Deactivating or deleting a user ends what that user has open at the identity provider. */
export const reactions = [
  reaction('auth.end-sessions', userChanged, async ({ db }, { id }) => {
    if (!(await findActiveCredential(db, id))) await endIdentitySessions(db, id)
  }),
]
