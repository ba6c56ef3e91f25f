import { createGroups, type LiveSocket, type Subscribe } from './groups.ts'

export type LiveState = 'connecting' | 'connected' | 'reconnecting'
export type Live = {
  subscribe: Subscribe
  state: () => LiveState
  onState: (listener: () => void) => () => void
  close: () => void
}

export type Connect = () => LiveSocket

/**
 * Milliseconds before reconnecting after the server closed the connection. The pause doubles each time, up to a minute.
 */
const pause = 5000
const longestPause = 60_000

/** The live service for screens: groups, events, automatic reconnection. The page was opened at the given time. */
export function createLive(connect: Connect, openedAt = Date.now()): Live {
  const socket = connect()
  const stopReviving = revive(socket)
  const { state, onState } = trackState(socket)
  return {
    subscribe: createGroups(socket, openedAt),
    state,
    onState,
    close: () => {
      stopReviving()
      socket.close()
    },
  }
}

function trackState(socket: LiveSocket): Pick<Live, 'state' | 'onState'> {
  const listeners = new Set<() => void>()
  let state: LiveState = 'connecting'
  const set = (next: LiveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  socket.on('connect', () => set('connected'))
  socket.on('disconnect', () => set('reconnecting'))
  return {
    state: () => state,
    onState: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Reconnects after the server closed the connection, possibly because of an expired token. The library itself
 * reconnects only after network failures. (LIVE-8)
 */
function revive(socket: LiveSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = pause
  const later = () => {
    clearTimeout(timer)
    if (socket.active) return
    timer = setTimeout(() => socket.connect(), wait)
    wait = Math.min(wait * 2, longestPause)
  }
  socket.on('connect', () => {
    wait = pause
  })
  socket.on('connect_error', later)
  socket.on('disconnect', later)
  return () => {
    socket.off('connect_error', later)
    socket.off('disconnect', later)
    clearTimeout(timer)
  }
}
