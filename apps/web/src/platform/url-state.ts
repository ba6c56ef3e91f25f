import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type ListState = { search: string; page: number }

/** Search text and page of a list live in the address, so that a list can be bookmarked, shared and returned to with Back. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page') ?? 1)
  const state = { search: params.get('search') ?? '', page: Number.isInteger(page) && page >= 1 ? page : 1 }
  const change = useCallback(
    ({ search, page: nextPage }: Partial<ListState>) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (search !== undefined) {
          setOrDelete(next, 'search', search)
          next.delete('page')
        }
        if (nextPage !== undefined) setOrDelete(next, 'page', nextPage > 1 ? String(nextPage) : '')
        return next
      }),
    [setParams],
  )
  return [state, change]
}

function setOrDelete(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}
