import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useSession, useSessionState } from '#platform/session/SessionProvider.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'

/** `/`, `/login` and every unknown path: the login page, or the dashboard for whoever is signed in (ROUTE-6 to ROUTE-8). */
export function Entry({ login }: { login: ReactNode }) {
  const session = useSession()
  const { status } = useSessionState()
  if (status === 'loading') return <FullPageLoader />
  if (status === 'unreachable')
    return <ErrorState text="The portal cannot be reached" onRetry={() => void session.load()} />
  return status === 'signed-in' ? <Navigate to="/dashboard" replace /> : login
}
