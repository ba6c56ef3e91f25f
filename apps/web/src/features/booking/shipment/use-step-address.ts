import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

type Way = 'rates' | 'manual'

/** How one books, and under which request the rates were asked for: a reload reads their answers and asks nobody again. */
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
  const isNamed = params.has('request')
  const name = useEffectEvent(() => set('request', first))
  useEffect(() => {
    if (!isNamed) name()
  }, [isNamed])
  const by: Way = params.get('by') === 'manual' ? 'manual' : 'rates'
  return { by, setBy: (way: Way) => set('by', way), requestId, renew: () => set('request', newRequestId()) }
}
