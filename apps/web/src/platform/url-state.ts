import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'

export type ListState = { search: string; page: number }
/** `replace` puts the new state in the place of the old one, so that Back does not lead to it. */
export type ChangeListState = (change: Partial<ListState>, options?: { replace?: boolean }) => void

/** Search text and page of a list live in the address, so that a list can be bookmarked, shared and returned to with Back. */
export function useListState(): [ListState, ChangeListState] {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page') ?? 1)
  const state = { search: params.get('search') ?? '', page: Number.isInteger(page) && page >= 1 ? page : 1 }
  const change = useCallback<ChangeListState>(
    ({ search, page: nextPage }, options) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (search !== undefined) {
          setOrDelete(next, 'search', search)
          next.delete('page')
        }
        if (nextPage !== undefined) setOrDelete(next, 'page', nextPage > 1 ? String(nextPage) : '')
        return next
      }, options),
    [setParams],
  )
  return [state, change]
}

/** A page beyond the end (its last row was deleted, the address is old) gives way to the last one. */
export function useExistingPage(
  { page, pageSize, total }: { page: number; pageSize: number; total: number | undefined },
  change: ChangeListState,
) {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize))
  useEffect(() => {
    if (page > last) change({ page: last }, { replace: true })
  }, [page, last, change])
}

function setOrDelete(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}
