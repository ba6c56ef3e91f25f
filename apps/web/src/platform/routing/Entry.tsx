import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { WhenKnown } from './WhenKnown.tsx'

/** `/` and `/login`: the login page, or the dashboard for a signed-in user. (ROUTE-6, ROUTE-7) */
export function Entry({ login }: { login: ReactNode }) {
  return (
    <WhenKnown>{({ status }) => (status === 'signed-in' ? <Navigate to="/dashboard" replace /> : login)}</WhenKnown>
  )
}

/** Unknown paths: the login page, or the dashboard with a word about the path. (ROUTE-6, ROUTE-8) */
export function UnknownPath({ login }: { login: ReactNode }) {
  return <WhenKnown>{({ status }) => (status === 'signed-in' ? <ToDashboard /> : login)}</WhenKnown>
}

function ToDashboard() {
  const { pathname } = useLocation()
  const { info } = useSnackbar()
  useEffect(() => {
    info(`There is no page at ${pathname}, so this is the dashboard. Ctrl K finds every screen.`)
  }, [pathname, info])
  return <Navigate to="/dashboard" replace />
}
