import type { PublicContext } from '#platform/context.ts'
import { readWatch } from '#platform/identity/credentials/watches.ts'

/**
 * State of the password reset that a browser is waiting for. An unknown or expired reset counts as failed. (AUTH-14)
 */
export const readPasswordReset = async ({ db, now }: PublicContext, watch: string) => ({
  state: await readWatch(db, watch, now),
})
