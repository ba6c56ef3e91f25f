import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { WhenKnown } from './WhenKnown.tsx'

/** `/`, `/login` and unknown paths: the login page, or the dashboard for a signed-in user. (ROUTE-6 to ROUTE-8) */
export function Entry({ login }: { login: ReactNode }) {
  return (
    <WhenKnown>{({ status }) => (status === 'signed-in' ? <Navigate to="/dashboard" replace /> : login)}</WhenKnown>
  )
}
