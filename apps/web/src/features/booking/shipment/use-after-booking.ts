import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { confirmationTemplate, filledPath } from '#features/booking/index.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Milliseconds between the good news and the way on. */
const PAUSE = 2000

type Values = Readonly<Record<string, string | undefined>>

/** BOOK-35, BOOK-36: leads to the confirmation, or shows the page anew where nobody knows its number. */
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
