import type { Db, Tx } from '#platform/db/database.ts'

export type WatchState = 'waiting' | 'completed' | 'failed'

/** 32 random bytes, created by a browser to recognize its own reset. */
export const isWatch = (text: string | null | undefined): text is string => /^[A-Za-z0-9_-]{43}$/.test(text ?? '')

const hour = 3_600_000

/** Stores which reset a browser waits for. The watch of an unknown account waits like any other. */
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

/** An unknown watch, or one older than the link of its reset, has failed. */
export async function readWatch(db: Db, watch: string, now: Date): Promise<WatchState> {
  const row = await db
    .selectFrom('system.resetWatches')
    .select('state')
    .where('watch', '=', watch)
    .where('createdAt', '>', anHourBefore(now))
    .executeTakeFirst()
  return (row?.state as WatchState | undefined) ?? 'failed'
}

export const cleanWatches = (db: Db, now: Date) =>
  db.deleteFrom('system.resetWatches').where('createdAt', '<', anHourBefore(now)).execute()

const anHourBefore = (now: Date) => new Date(now.getTime() - hour)
