import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Navigates away only after the form is unmounted. Earlier, the form would ask about unsaved changes. */
export function Leave({ to, onLeft }: { to: string; onLeft: () => void }) {
  const navigate = useNavigate()
  useEffect(() => {
    onLeft()
    void navigate(to)
  }, [to, onLeft, navigate])
  return null
}
