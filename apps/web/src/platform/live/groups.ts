import { groupName, LiveMessage, type NotificationType } from '@lanewise/contract/event'
import type { Socket } from 'socket.io-client'

export type LiveSocket = Pick<
  Socket,
  'on' | 'once' | 'off' | 'emitWithAck' | 'connected' | 'active' | 'connect' | 'close'
>
export type Listener = (message: LiveMessage) => void
/** Joins the group of an entity and type. The group is left when its last listener unsubscribes. */
export type Subscribe = (entityId: string, type: NotificationType, listener: Listener) => Promise<() => void>

/** Milliseconds that a subscription waits for the connection. (LIVE-7) */
const connectionWait = 5000
/** Number of event ids remembered to drop duplicates. */
const rememberedEvents = 500

type Group = { listeners: Set<Listener>; joined: Promise<void> | null; since: number }

/**
 * The groups in use in this browser tab. A group stays joined while it has listeners. The server is told how long ago
 * the data of the page began to load, and sends the events since then: until the first connection, that is when the
 * page was opened. (LIVE-2, LIVE-5)
 */
export function createGroups(socket: LiveSocket, openedAt: number): Subscribe {
  const groups = new Map<string, Group>()
  const hasConnected = onceConnected(socket)
  const join = (name: string, group: Group) => {
    group.joined ??= joinGroup(socket, name, Date.now() - group.since)
    return group.joined
  }
  rejoinOnConnect(socket, groups, join)
  dispatchEvents(socket, groups)
  return async (entityId, type, listener) => {
    const name = groupName(entityId, type)
    const group = groups.get(name) ?? {
      listeners: new Set(),
      joined: null,
      since: hasConnected() ? Date.now() : openedAt,
    }
    groups.set(name, group)
    group.listeners.add(listener)
    const leave = () => {
      if (!group.listeners.delete(listener) || group.listeners.size > 0) return
      groups.delete(name)
      if (socket.connected) void socket.emitWithAck('LeaveGroupAsync', name).catch(() => {})
    }
    try {
      await untilConnected(socket)
      await join(name, group)
      return leave
    } catch (error) {
      leave()
      throw error
    }
  }
}

type Groups = ReadonlyMap<string, Group>

/** Rejoins all groups after a reconnect, because the server no longer knows them. (LIVE-9) */
function rejoinOnConnect(socket: LiveSocket, groups: Groups, join: (name: string, group: Group) => Promise<void>) {
  socket.on('connect', () => {
    for (const [name, group] of groups) join(name, group).catch(() => {})
  })
  socket.on('disconnect', () => {
    for (const group of groups.values()) {
      group.joined = null
      // After the interruption all data is loaded again.
      group.since = Number.POSITIVE_INFINITY
    }
  })
}

/** Passes events to the listeners of their group. Delivery is at least once, so duplicates are dropped by event id. */
function dispatchEvents(socket: LiveSocket, groups: Groups) {
  const seen: string[] = []
  socket.on('ReceiveEvent', (received: unknown) => {
    const { data: message } = LiveMessage.safeParse(received)
    const id = `${message?.eventId} ${message?.group}`
    if (!message || seen.includes(id)) return
    seen.push(id)
    if (seen.length > rememberedEvents) seen.shift()
    for (const listener of groups.get(message.group)?.listeners ?? []) listener(message)
  })
}

async function joinGroup(socket: LiveSocket, name: string, pageAge: number) {
  const answer = (await socket.emitWithAck('JoinGroupAsync', name, Math.max(pageAge, 0))) as {
    ok: boolean
    message?: string
  }
  if (!answer.ok) throw new Error(answer.message ?? 'The group cannot be joined')
}

function onceConnected(socket: LiveSocket): () => boolean {
  let has = false
  socket.once('connect', () => {
    has = true
  })
  return () => has
}

function untilConnected(socket: LiveSocket): Promise<void> {
  if (socket.connected) return Promise.resolve()
  return new Promise((done, failed) => {
    const arrived = () => {
      clearTimeout(timer)
      done()
    }
    const timer = setTimeout(() => {
      socket.off('connect', arrived)
      failed(new Error('Connection failed to reach Connected state'))
    }, connectionWait)
    socket.once('connect', arrived)
  })
}
