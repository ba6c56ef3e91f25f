import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

type BookingMethod = 'rates' | 'manual'

/**
 * URL state of the rate step: the booking method and the id of the rate request. A reload reads the stored answers of
 * that request and sends no new one.
 */
export function useStepAddress(newRequestId: () => string) {
  const [params, setParams] = useSearchParams()
  const [first] = useState(newRequestId)
  const requestId = params.get('request') ?? first
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const hasRequestId = params.has('request')
  const name = useEffectEvent(() => set('request', first))
  useEffect(() => {
    if (!hasRequestId) name()
  }, [hasRequestId])
  const by: BookingMethod = params.get('by') === 'manual' ? 'manual' : 'rates'
  return {
    by,
    setBy: (method: BookingMethod) => set('by', method),
    requestId,
    renew: () => set('request', newRequestId()),
  }
}
