import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Wakes the loops of all processes that listen to a channel. */
export type Announce = (channel: string) => void

/**
 * Every notification takes a lock of the whole database server, so a burst of commits sends only a few: the first at
 * once, and one at the end of each interval in which more came. A lost notification does no harm, because the loops
 * also check at intervals.
 */
export function createAnnounce(db: Db, intervalMs = 10): Announce {
  const resting = new Map<string, { hasMore: boolean }>()
  const send = (channel: string) => {
    const rest = { hasMore: false }
    resting.set(channel, rest)
    void sql`select pg_notify(${channel}, '')`.execute(db).catch(() => undefined)
    setTimeout(() => {
      resting.delete(channel)
      if (rest.hasMore) send(channel)
    }, intervalMs).unref()
  }
  return (channel) => {
    const rest = resting.get(channel)
    if (rest) rest.hasMore = true
    else send(channel)
  }
}
