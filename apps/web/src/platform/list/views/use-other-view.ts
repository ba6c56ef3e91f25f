import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const LIST = 'list'

/** The list or its other view, which stands in the address as `view=map`, so that it can be shared and returned to. */
export function useOtherView(name: string | undefined) {
  const [params, setParams] = useSearchParams()
  const isOther = name !== undefined && params.get('view') === name
  const choose = useCallback(
    (view: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (view === LIST) next.delete('view')
        else next.set('view', view)
        return next
      }),
    [setParams],
  )
  return { isOther, view: isOther ? name : LIST, choose }
}
export type ViewChoice = ReturnType<typeof useOtherView>
