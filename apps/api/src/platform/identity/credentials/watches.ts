import type { Db, Tx } from '#platform/db/database.ts'

export type WatchState = 'waiting' | 'completed' | 'failed'

/** What a browser makes to recognise its own reset: 32 random bytes. */
export const isWatch = (text: string | null | undefined): text is string => /^[A-Za-z0-9_-]{43}$/.test(text ?? '')

const hour = 3_600_000

/** Remembers which reset a browser waits for; of an unknown account the watch waits like any other. */
export const startWatch = (db: Tx, { watch, contactId }: { watch: string; contactId: string | null }, now: Date) =>
  db
    .insertInto('system.resetWatches')
    .values({ watch, contactId, createdAt: now })
    .onConflict((conflict) => conflict.column('watch').doUpdateSet({ contactId, state: 'waiting', createdAt: now }))
    .execute()

export const completeWatches = (db: Tx, contactId: string, now: Date) =>
  db
    .updateTable('system.resetWatches')
    .set({ state: 'completed' })
    .where('contactId', '=', contactId)
    .where('state', '=', 'waiting')
    .where('createdAt', '>', anHourBefore(now))
    .execute()

/** A watch that nobody knows, or that is older than the link of its reset, has failed. */
export async function readWatch(db: Db, watch: string, now: Date): Promise<WatchState> {
  const found = await db
    .selectFrom('system.resetWatches')
    .select('state')
    .where('watch', '=', watch)
    .where('createdAt', '>', anHourBefore(now))
    .executeTakeFirst()
  return (found?.state as WatchState | undefined) ?? 'failed'
}

export const cleanWatches = (db: Db, now: Date) =>
  db.deleteFrom('system.resetWatches').where('createdAt', '<', anHourBefore(now)).execute()

const anHourBefore = (now: Date) => new Date(now.getTime() - hour)
