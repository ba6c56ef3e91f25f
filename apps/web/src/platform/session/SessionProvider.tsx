import type { CurrentUser } from '@lanewise/contract/auth'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.state)
}

/** The signed-in user. Only for use below a guard, where a user is known. */
export function useUser(): CurrentUser {
  const state = useSessionState()
  if (state.status !== 'signed-in') throw new Error('There is no signed-in user here')
  return state.user
}

export function useOptionalUser(): CurrentUser | null {
  const state = useSessionState()
  return state.status === 'signed-in' ? state.user : null
}
