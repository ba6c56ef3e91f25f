import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { listMemory } from './list-memory.ts'

type RowFocus = {
  list: string
  /** The ids of the rows that are shown. */
  shown: readonly string[]
  /** The record whose dialog is open. */
  recordId: string | null
  focusRow: (id: string) => void
}

/**
 * A list opens with the focus on the row that was opened last, or on the first one; Back, the breadcrumb and the end of
 * a dialog lead to that row and to the same part of the page (DEF-124). Answers what keeps the row in mind.
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
    const left = listMemory.of(userId, list)
    if (left && isReturn && left.search === search) scrollTo(0, left.scroll)
    focusLast(left?.rowId)
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
    // The dialog gives the focus back to what opened it; after a link to the record nothing did.
    const timer = setTimeout(() => focusLast(closed))
    return () => clearTimeout(timer)
  }, [recordId])

  return ({ target }: MouseEvent) => {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (row?.dataset.row) keep(row.dataset.row)
  }
}

/** Nobody is typing or at work elsewhere; without a keyboard there is nothing to lead. */
function isFree(): boolean {
  const focused = document.activeElement
  const isNowhere = focused === null || focused === document.body || focused.tagName === 'MAIN'
  return isNowhere && !document.querySelector('[aria-modal="true"]') && !matchMedia('(pointer: coarse)').matches
}
