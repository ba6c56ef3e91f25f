import type { PublicContext } from '#platform/context.ts'
import { readWatch } from '#platform/identity/credentials/watches.ts'

/** AUTH-14: where the reset stands that a browser waits for; an unknown or old one has failed. */
export const readPasswordReset = async ({ db, now }: PublicContext, watch: string) => ({
  state: await readWatch(db, watch, now),
})
