import { type KeyboardEvent, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { BesideView } from '#platform/list/list-definition.ts'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useMinWidth } from '#ui/use-media.ts'

/**
 * The row shown beside the list. It is part of the URL so that it can be shared, but selecting a row adds no history
 * entry for Back.
 */
export function useBeside<R>(beside: BesideView<R> | undefined) {
  const [params, setParams] = useSearchParams()
  const hasRoom = useMinWidth(breakpoints.md)
  const param = beside?.param ?? ''
  const onChoose = useCallback(
    (key: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (key === null) next.delete(param)
          else next.set(param, key)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [param, setParams],
  )
  return {
    view: beside,
    isSplit: beside !== undefined && hasRoom,
    /** On a narrow screen, the view replaces the list. */
    replacing: hasRoom ? undefined : beside,
    chosen: (param && params.get(param)) || null,
    onChoose,
    /** Arrow keys move between rows, and the view beside the list shows the focused row. */
    onKeyUp: ({ key }: KeyboardEvent) => {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
      if (beside && row && (key === 'ArrowUp' || key === 'ArrowDown')) onChoose(row)
    },
  }
}
export type Beside<R> = ReturnType<typeof useBeside<R>>
