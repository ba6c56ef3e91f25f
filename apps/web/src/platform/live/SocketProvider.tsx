import type { NotificationType } from '@lanewise/contract/event'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { refreshByEvent } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { createLive, type Listener, type Live, type LiveState } from './socket.ts'

const LiveContext = createContext<Live | null | undefined>(undefined)

/** Holds the one connection of a signed-in user. A failing one leaves every screen working (LIVE-11). */
export function SocketProvider({ children, live: given }: { children: ReactNode; live?: Live | null }) {
  const session = useSession()
  const [live, setLive] = useState<Live | null>(given ?? null)
  useEffect(() => {
    if (given !== undefined) return
    let open: Live | null = null
    let isGone = false
    void import('socket.io-client').then(({ io }) => {
      if (isGone) return
      const auth = (give: (value: object) => void) =>
        void session.token().then(
          (token) => give({ token }),
          () => give({}),
        )
      open = createLive(() => io({ auth, transports: ['websocket', 'polling'] }))
      setLive(open)
    })
    return () => {
      isGone = true
      open?.close()
    }
  }, [session, given])
  return <LiveContext value={live}>{children}</LiveContext>
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
    if (!live || !entityId) return
    let leave = () => {}
    let isGone = false
    live
      .subscribe(entityId, type, (message) => listen(message))
      .then(
        (joined) => {
          if (isGone) joined()
          else leave = joined
        },
        // The data stays loadable by its calls.
        () => {},
      )
    return () => {
      isGone = true
      leave()
    }
  }, [live, entityId, type])
}

/** Asks again for what the events of an entity make old. */
export function useLiveRefresh(entityId: string) {
  const client = useQueryClient()
  useLiveGroup(entityId, 'changed', ({ name }) => refreshByEvent(client, name))
}

export function useLiveState(): LiveState {
  const live = useLive()
  return useSyncExternalStore(
    (listener) => live?.onState(listener) ?? (() => {}),
    () => live?.state() ?? 'connecting',
  )
}
