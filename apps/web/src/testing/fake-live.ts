import { groupName, type LiveMessage, type NotificationType } from '@lanewise/contract/event'
import { vi } from 'vitest'
import type { Listener } from '#platform/live/groups.ts'
import type { Live, LiveState } from '#platform/live/socket.ts'

export type FakeLive = ReturnType<typeof createFakeLive>

/** A live connection without a server. The test sends events and disconnects it. */
export function createFakeLive() {
  const groups = new Map<string, Set<Listener>>()
  const watchers = new Set<() => void>()
  let state: LiveState = 'connected'
  let lastEvent = 0
  const live: Live = {
    subscribe: async (entityId, type, listener) => {
      const group = groupName(entityId, type)
      groups.set(group, (groups.get(group) ?? new Set()).add(listener))
      return () => groups.get(group)?.delete(listener)
    },
    state: () => state,
    onState: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    close: vi.fn(),
  }
  return {
    live,
    /** True when a screen is currently subscribed to the group. */
    isJoined: (entityId: string, type: NotificationType) => (groups.get(groupName(entityId, type))?.size ?? 0) > 0,
    receive: (entityId: string, type: NotificationType, message: Pick<LiveMessage, 'name' | 'entity' | 'payload'>) => {
      lastEvent += 1
      const group = groupName(entityId, type)
      for (const listener of groups.get(group) ?? []) listener({ ...message, group, eventId: String(lastEvent) })
    },
    become: (next: LiveState) => {
      state = next
      for (const watcher of watchers) watcher()
    },
  }
}
