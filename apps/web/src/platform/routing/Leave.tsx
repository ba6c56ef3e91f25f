import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes elsewhere once the form that stood in its place is gone; before, it would ask about what was entered. */
export function Leave({ to, onLeft }: { to: string; onLeft: () => void }) {
  const navigate = useNavigate()
  useEffect(() => {
    onLeft()
    void navigate(to)
  }, [to, onLeft, navigate])
  return null
}
