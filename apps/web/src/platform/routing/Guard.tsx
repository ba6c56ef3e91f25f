import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type Guarded, mayOpen } from '#platform/screen.ts'
import { rememberPath } from '#platform/session/redirect-url.ts'
import { WhenKnown } from './WhenKnown.tsx'

/** Shows a screen only to users who may see it, and redirects everyone else. (ROUTE-1 to ROUTE-5, ROUTE-34) */
export function Guard({ children, ...guarded }: Guarded & { children: ReactNode }) {
  return (
    <WhenKnown>
      {(state) => {
        if (state.status === 'anonymous') return <SignInFirst isWanted={!state.byChoice} />
        return mayOpen(guarded, state.user) ? children : <Navigate to="/dashboard" replace />
      }}
    </WhenKnown>
  )
}

/**
 * The path is not remembered after a logout: the user does not want to return to the same screen, and neither does the
 * next user of the browser.
 */
function SignInFirst({ isWanted }: { isWanted: boolean }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isWanted) rememberPath(`${pathname}${search}`)
  }, [isWanted, pathname, search])
  return <Navigate to="/" replace />
}
