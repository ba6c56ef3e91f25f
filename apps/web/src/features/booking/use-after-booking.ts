import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { confirmationTemplate, filledPath } from './booking-paths.ts'

/** Milliseconds between the success message and the navigation. */
const PAUSE = 2000

type Values = Readonly<Record<string, string | undefined>>

/** Navigates to the confirmation, or reloads the page when the shipment number is unknown. (BOOK-35, BOOK-36) */
export function useAfterBooking(reload = () => location.reload()) {
  const navigate = useNavigate()
  const { success } = useSnackbar()
  const [next, setNext] = useState<{ path: string | null } | null>(null)
  const go = useEffectEvent(() => (next?.path ? void navigate(next.path) : reload()))
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(go, PAUSE)
    return () => clearTimeout(timer)
  }, [next])
  const finish = (values: Values) => {
    const path = filledPath(confirmationTemplate, values)
    success(`Shipment booked successfully! Page will ${path === null ? 'refresh' : 'redirect'}`)
    setNext({ path })
  }
  return { finish, isBooked: next !== null }
}
