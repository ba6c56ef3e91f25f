import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { mayOpen, type Screen } from '#platform/screen.ts'
import { rememberPath } from '#platform/session/redirect-url.ts'
import { useSession, useSessionState } from '#platform/session/SessionProvider.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'

/** Opens a screen to whoever may see it; everyone else lands somewhere defined (ROUTE-1 to ROUTE-5, ROUTE-9, ROUTE-34). */
export function Guard({ needs, needsBeta, children }: Pick<Screen, 'needs' | 'needsBeta'> & { children: ReactNode }) {
  const session = useSession()
  const state = useSessionState()
  const { pathname, search } = useLocation()
  if (state.status === 'loading') return <FullPageLoader />
  if (state.status === 'unreachable')
    return <ErrorState text="The portal cannot be reached" onRetry={() => void session.load()} />
  if (state.status === 'anonymous') {
    rememberPath(`${pathname}${search}`)
    return <Navigate to="/" replace />
  }
  if (!mayOpen({ needs, ...(needsBeta !== undefined && { needsBeta }) }, state.user))
    return <Navigate to="/dashboard" replace />
  return children
}
