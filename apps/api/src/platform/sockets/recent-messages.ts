import type { LiveMessage } from '@lanewise/contract/event'

type Stored = { at: number; room: string; message: LiveMessage }
type Limits = { keepMs?: number; most?: number; now?: () => number }
export type RecentMessages = ReturnType<typeof createRecentMessages>

/**
 * The messages of the last minute. A page joins its groups after it has loaded its data, and what happened in between
 * must not be lost.
 */
export function createRecentMessages({ keepMs = 60_000, most = 5_000, now = () => performance.now() }: Limits = {}) {
  let stored: Stored[] = []
  return {
    add: (room: string, message: LiveMessage) => {
      stored.push({ at: now(), room, message })
      // Removes in batches, so that most additions cost nothing.
      if (stored.length >= 2 * most) stored = stored.slice(-most)
    },
    /** Messages to any of these rooms in the last milliseconds, oldest first. */
    ofLast: (ms: number, rooms: readonly string[]): LiveMessage[] => {
      const since = now() - Math.min(ms, keepMs)
      const first = stored.findLastIndex(({ at }) => at < since) + 1
      return stored
        .slice(first)
        .filter(({ room }) => rooms.includes(room))
        .map(({ message }) => message)
    },
  }
}
