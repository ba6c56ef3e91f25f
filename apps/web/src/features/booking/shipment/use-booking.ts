import { useRef, useState } from 'react'
import {
  type BookingResult,
  type Failure,
  inTime,
  type Sending,
  useAfterBooking,
  useKeys,
  useRefreshBooked,
} from '#features/booking/index.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

/** Books only once, even after repeated clicks, and reports the result. (BOOK-35 to BOOK-37) */
export function useBooking(reload?: () => void) {
  const { ask } = useSession()
  const keyOf = useKeys()
  const refresh = useRefreshBooked()
  const { finish, isBooked } = useAfterBooking(reload)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const succeed = (shipmentNumber: string | undefined) => {
    setFailure(null)
    refresh()
    finish({ shipmentNumber })
  }
  const book = async (send: (sending: Sending) => Promise<BookingResult>) => {
    if (isBusy.current || isBooked) return
    isBusy.current = true
    setSending(true)
    const result = await inTime((signal) => send({ ask, keyOf, signal }))
    isBusy.current = false
    setSending(false)
    if ('failure' in result) setFailure(result.failure)
    else succeed(result.booked.shipmentNumber)
  }
  return { book, succeed, fail: setFailure, failure, isSending, isBooked }
}
export type Booking = ReturnType<typeof useBooking>
