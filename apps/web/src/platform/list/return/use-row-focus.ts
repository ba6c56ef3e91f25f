import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { listMemory } from './list-memory.ts'

type RowFocus = {
  list: string
  shown: readonly string[]
  recordId: string | null
  focusRow: (id: string) => void
}

/**
 * Focuses the row that was opened last, or the first one, when a list opens. Back, the breadcrumb and closing a dialog
 * return to that row and scroll position. Returns a function that stores the row. (DEF-124)
 */
export function useRowFocus({ list, shown, recordId, focusRow }: RowFocus) {
  const userId = useUser().id
  const { search, state } = useLocation()
  const isReturn = useNavigationType() === 'POP' || state?.isReturn === true
  const isOpened = useRef(false)
  const keep = (rowId: string) => listMemory.keep(list, { userId, search, rowId, scroll: scrollY })

  const focusLast = useEffectEvent((wanted: string | undefined) => {
    const id = shown.find((one) => one === wanted) ?? shown[0]
    if (id && isFree()) focusRow(id)
  })
  const begin = useEffectEvent(() => {
    isOpened.current = true
    if (recordId) return
    const position = listMemory.of(userId, list)
    if (position && isReturn && position.search === search) scrollTo(0, position.scroll)
    focusLast(position?.rowId)
  })
  const hasRows = shown.length > 0
  useEffect(() => {
    if (hasRows && !isOpened.current) begin()
  }, [hasRows])

  const before = useRef(recordId)
  useEffect(() => {
    const closed = before.current
    before.current = recordId
    if (closed === null || recordId !== null) return
    // A dialog returns the focus to the element that opened it, but after a direct link to the record there is no such
    // element.
    const timer = setTimeout(() => focusLast(closed))
    return () => clearTimeout(timer)
  }, [recordId])

  return ({ target }: MouseEvent) => {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (row?.dataset.row) keep(row.dataset.row)
  }
}

/** True when the user is not typing or focused elsewhere. Without a keyboard the focus is not moved. */
function isFree(): boolean {
  const focused = document.activeElement
  const isNowhere = focused === null || focused === document.body || focused.tagName === 'MAIN'
  return isNowhere && !document.querySelector('[aria-modal="true"]') && !matchMedia('(pointer: coarse)').matches
}
