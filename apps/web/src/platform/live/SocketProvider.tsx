import type { NotificationType } from '@lanewise/contract/event'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
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
import { untilSettled } from '#platform/query/settled.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Session } from '#platform/session/session.ts'
import { createLive, type Live, type LiveState } from './socket.ts'

const LiveContext = createContext<Live | null | undefined>(undefined)

/** Loads the code for a live connection. The returned function creates it, for a page that was opened at that time. */
export type LoadLive = (session: Session, client: QueryClient) => Promise<(openedAt: number) => Live>

/** Provides the live connection of a signed-in user. Every screen keeps working when the connection fails. (LIVE-11) */
export function SocketProvider({ children, load = loadLive }: { children: ReactNode; load?: LoadLive }) {
  const session = useSession()
  const client = useQueryClient()
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    let isGone = false
    let opened: Live | null = null
    const openedAt = Date.now()
    load(session, client).then(
      (open) => {
        if (isGone) return
        opened = open(openedAt)
        setLive(opened)
      },
      // Without the live service, screens still load their data through API calls.
      () => {},
    )
    return () => {
      isGone = true
      opened?.close()
    }
  }, [session, client, load])
  return (
    <LiveContext value={live}>
      <CatchUp />
      {children}
    </LiveContext>
  )
}

/** The library is loaded with the connection, after the first screen has its data. */
async function loadLive({ token }: Session, client: QueryClient): ReturnType<LoadLive> {
  await untilSettled(client)
  const { io } = await import('socket.io-client')
  const auth = (give: (value: object) => void) =>
    void token().then(
      (value) => give(value ? { token: value } : {}),
      () => give({}),
    )
  return (openedAt) => createLive(() => io({ auth, transports: ['websocket', 'polling'] }), openedAt)
}

/** Milliseconds after which a first connection no longer counts on the server to send what has happened. */
const longAfterOpening = 30_000

/** Events without a connection are lost, except those right before the first one. All that depends on them is refetched. */
function CatchUp() {
  const client = useQueryClient()
  const state = useLiveState()
  const before = useRef(state)
  const openedAt = useRef(Date.now())
  useEffect(() => {
    const isLate = before.current === 'reconnecting' || Date.now() - openedAt.current > longAfterOpening
    if (state === 'connected' && before.current !== 'connected' && isLate) refreshAllLive(client)
    before.current = state
  }, [client, state])
  return null
}

function useLive(): Live | null {
  const live = useContext(LiveContext)
  if (live === undefined) throw new Error('Cannot connect to web socket outside of SocketProvider')
  return live
}

/** Subscribes to the events of one entity while the component is mounted. (LIVE-5) */
export function useLiveGroup(entityId: string | null, type: NotificationType, onEvent: Listener) {
  const live = useLive()
  const listen = useEffectEvent(onEvent)
  useEffect(() => {
    if (live && entityId) return subscribeWithRetry(live, entityId, type, (message) => listen(message))
  }, [live, entityId, type])
}

/**
 * Joins the group as soon as there is a connection. A subscription that failed without a connection is retried on the
 * next one.
 */
function subscribeWithRetry(live: Live, entityId: string, type: NotificationType, listener: Listener): () => void {
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

/** Refetches the data that events of an entity make stale. */
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

/** Connection for a user without an account, who may subscribe to the item they have just looked up. (DEF-48) */
export const loadPublicLive: LoadLive = async () => {
  const { io } = await import('socket.io-client')
  return (openedAt) =>
    createLive(() => io({ auth: { isPublic: true }, transports: ['websocket', 'polling'] }), openedAt)
}
