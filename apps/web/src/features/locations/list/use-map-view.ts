import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type View = 'list' | 'map'

/** List or map; the map stands in the address as `view=map`, so that it can be shared and returned to. */
export function useMapView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams()
  const choose = useCallback(
    (view: View) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (view === 'map') next.set('view', 'map')
        else next.delete('view')
        return next
      }),
    [setParams],
  )
  return [params.get('view') === 'map' ? 'map' : 'list', choose]
}
