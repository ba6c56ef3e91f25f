import { useEffect, useRef, useState } from 'react'
import type { RowMark } from '#ui/data/table/DataTable.tsx'

/** Milliseconds for which a row changed by another user is highlighted. */
const FRESH_FOR = 1200
const none: ReadonlySet<string> = new Set()

type Shown<R> = { rows: readonly R[]; rowKey: (row: R) => string; query: object }
type Marked<R> = Shown<R> & {
  chosen?: string | null
}

/** Rows that another user just changed, and deleted rows that stay visible until the list is refetched. */
export function useRowMarks<R extends object>({ rows, rowKey, query, chosen = null }: Marked<R>) {
  const fresh = useFreshRows({ rows, rowKey, query })
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const markOf = (row: R): RowMark => {
    const key = rowKey(row)
    return { isFresh: fresh.has(key), isLeaving: deleted.includes(key), isChosen: key === chosen }
  }
  return { markOf, deleted, markDeleted: (ids: readonly string[]) => setDeleted((before) => [...before, ...ids]) }
}

/** A refetch keeps the same object for an unchanged row, so a new object means a change. */
function useFreshRows<R extends object>({ rows, rowKey, query }: Shown<R>): ReadonlySet<string> {
  const before = useRef({ query, rows: new Map<string, R>() })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [fresh, setFresh] = useState(none)
  useEffect(() => {
    const last = before.current
    before.current = { query, rows: new Map(rows.map((row) => [rowKey(row), row])) }
    if (last.query !== query) return
    const changed = rows.filter((row) => last.rows.has(rowKey(row)) && last.rows.get(rowKey(row)) !== row)
    if (changed.length === 0) return
    clearTimeout(timer.current)
    setFresh(new Set(changed.map(rowKey)))
    timer.current = setTimeout(() => setFresh(none), FRESH_FOR)
  }, [rows, query, rowKey])
  useEffect(() => () => clearTimeout(timer.current), [])
  return fresh
}
