import { groupName, LiveMessage, type NotificationType } from '@lanewise/contract/event'
import type { Socket } from 'socket.io-client'

export type LiveState = 'connecting' | 'connected' | 'reconnecting'
export type Listener = (message: LiveMessage) => void
export type Live = {
  /** Joins the group of entity and type; leaves it again when the last listener of it goes. */
  subscribe: (entityId: string, type: NotificationType, listener: Listener) => Promise<() => void>
  state: () => LiveState
  onState: (listener: () => void) => () => void
  close: () => void
}

/** Milliseconds a subscription waits for the connection (LIVE-7). */
const connectionWait = 5000
/** How many event ids are remembered to drop repeats. */
const rememberedEvents = 500

export type Connect = () => Pick<Socket, 'on' | 'once' | 'off' | 'emitWithAck' | 'connected' | 'close'>

/** The socket service as screens see it: groups, events, automatic reconnection. */
export function createLive(connect: Connect): Live {
  const socket = connect()
  const groups = new Map<string, Set<Listener>>()
  const stateListeners = new Set<() => void>()
  const seen: string[] = []
  let state: LiveState = 'connecting'
  const setState = (next: LiveState) => {
    state = next
    for (const listener of stateListeners) listener()
  }

  socket.on('connect', () => {
    setState('connected')
    // After a reconnect the server has forgotten which groups are in use here (LIVE-9).
    for (const group of groups.keys()) void socket.emitWithAck('JoinGroupAsync', group).catch(() => {})
  })
  socket.on('disconnect', () => setState('reconnecting'))
  socket.on('ReceiveEvent', (received: unknown) => {
    const { data: message } = LiveMessage.safeParse(received)
    if (!message || seen.includes(`${message.eventId} ${message.group}`)) return
    seen.push(`${message.eventId} ${message.group}`)
    if (seen.length > rememberedEvents) seen.shift()
    for (const listener of groups.get(message.group) ?? []) listener(message)
  })

  return {
    state: () => state,
    onState: (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    subscribe: async (entityId, type, listener) => {
      const group = groupName(entityId, type)
      const listeners = groups.get(group) ?? new Set()
      const isFirst = listeners.size === 0
      listeners.add(listener)
      groups.set(group, listeners)
      const leave = () => {
        listeners.delete(listener)
        if (listeners.size > 0 || !groups.delete(group)) return
        if (socket.connected) void socket.emitWithAck('LeaveGroupAsync', group).catch(() => {})
      }
      try {
        const wasConnected = socket.connected
        await untilConnected(socket)
        // The handler of `connect` has joined it already when the connection came up just now.
        if (isFirst && wasConnected) await join(socket, group)
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
    close: () => void socket.close(),
  }
}

async function join(socket: ReturnType<Connect>, group: string) {
  const answer = (await socket.emitWithAck('JoinGroupAsync', group)) as { ok: boolean; message?: string }
  if (!answer.ok) throw new Error(answer.message ?? 'The group cannot be joined')
}

function untilConnected(socket: ReturnType<Connect>): Promise<void> {
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
