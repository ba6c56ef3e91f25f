import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { WhenKnown } from './WhenKnown.tsx'

/** `/`, `/login` and every unknown path: the login page, or the dashboard for whoever is signed in (ROUTE-6 to ROUTE-8). */
export function Entry({ login }: { login: ReactNode }) {
  return (
    <WhenKnown>{({ status }) => (status === 'signed-in' ? <Navigate to="/dashboard" replace /> : login)}</WhenKnown>
  )
}
