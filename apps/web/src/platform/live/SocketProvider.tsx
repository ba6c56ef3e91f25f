import type { NotificationType } from '@lanewise/contract/event'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Listener } from '#platform/live/groups.ts'
import { refreshAllLive, refreshByEvent } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Session } from '#platform/session/session.ts'
import { createLive, type Live, type LiveState } from './socket.ts'

const LiveContext = createContext<Live | null | undefined>(undefined)

/** Loads what a connection takes; what it answers makes the connection. */
export type LoadLive = (session: Session) => Promise<() => Live>

/** Holds the one connection of a signed-in user. A failing one leaves every screen working (LIVE-11). */
export function SocketProvider({ children, load = loadLive }: { children: ReactNode; load?: LoadLive }) {
  const session = useSession()
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    let isGone = false
    let opened: Live | null = null
    load(session).then(
      (open) => {
        if (isGone) return
        opened = open()
        setLive(opened)
      },
      // Without the service the screens load by their calls.
      () => {},
    )
    return () => {
      isGone = true
      opened?.close()
    }
  }, [session, load])
  return (
    <LiveContext value={live}>
      <CatchUp />
      {children}
    </LiveContext>
  )
}

/** The library comes with the connection, not with the first screen. */
async function loadLive({ token }: Session): Promise<() => Live> {
  const { io } = await import('socket.io-client')
  const auth = (give: (value: object) => void) =>
    void token().then(
      (value) => give(value ? { token: value } : {}),
      () => give({}),
    )
  return () => createLive(() => io({ auth, transports: ['websocket', 'polling'] }))
}

/** What happened while the connection was away has reached nobody, so everything that lives by events is asked again. */
function CatchUp() {
  const client = useQueryClient()
  const state = useLiveState()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'reconnecting' && state === 'connected') refreshAllLive(client)
    before.current = state
  }, [client, state])
  return null
}

function useLive(): Live | null {
  const live = useContext(LiveContext)
  if (live === undefined) throw new Error('Cannot connect to web socket outside of SocketProvider')
  return live
}

/** Follows the events of one entity while the screen shows it (LIVE-5). */
export function useLiveGroup(entityId: string | null, type: NotificationType, onEvent: Listener) {
  const live = useLive()
  const listen = useEffectEvent(onEvent)
  useEffect(() => {
    if (live && entityId) return follow(live, entityId, type, (message) => listen(message))
  }, [live, entityId, type])
}

/** Joins as soon as the connection allows: a subscription that failed for want of one is tried again with the next. */
function follow(live: Live, entityId: string, type: NotificationType, listener: Listener): () => void {
  let isGone = false
  let leave = () => {}
  const join = () =>
    live.subscribe(entityId, type, listener).then(
      (joined) => {
        if (isGone) joined()
        else leave = joined
      },
      () => {
        if (!isGone && live.state() !== 'connected') leave = whenConnected(live, join)
      },
    )
  void join()
  return () => {
    isGone = true
    leave()
  }
}

function whenConnected(live: Live, run: () => void): () => void {
  const stop = live.onState(() => {
    if (live.state() !== 'connected') return
    stop()
    run()
  })
  return stop
}

/** Asks again for what the events of an entity make old. */
export function useLiveRefresh(entityId: string | null) {
  const client = useQueryClient()
  useLiveGroup(entityId, 'changed', (message) => refreshByEvent(client, message))
}

export function useLiveState(): LiveState {
  const live = useLive()
  return useSyncExternalStore(
    (listener) => live?.onState(listener) ?? (() => {}),
    () => live?.state() ?? 'connecting',
  )
}
