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

type Group = { listeners: Set<Listener>; joined: Promise<void> | null }

/** The groups in use in this browser tab. A group stays joined while it has listeners. (LIVE-2, LIVE-5) */
export function createGroups(socket: LiveSocket): Subscribe {
  const groups = new Map<string, Group>()
  const join = (name: string, group: Group) => {
    group.joined ??= joinGroup(socket, name)
    return group.joined
  }
  rejoinOnConnect(socket, groups, join)
  dispatchEvents(socket, groups)
  return async (entityId, type, listener) => {
    const name = groupName(entityId, type)
    const group = groups.get(name) ?? { listeners: new Set(), joined: null }
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
    for (const group of groups.values()) group.joined = null
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

async function joinGroup(socket: LiveSocket, name: string) {
  const answer = (await socket.emitWithAck('JoinGroupAsync', name)) as { ok: boolean; message?: string }
  if (!answer.ok) throw new Error(answer.message ?? 'The group cannot be joined')
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
