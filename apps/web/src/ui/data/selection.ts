import { useRef, useState } from 'react'

export type Selection = {
  ids: ReadonlySet<string>
  /** Selects or deselects a row. With `isRange`, selects everything from the previously selected row to this one. */
  toggle: (id: string, options?: { isRange?: boolean }) => void
  /** Moves the end of the selection from one row to the next. */
  extend: (from: string, to: string) => void
  all: () => void
  clear: () => void
}

/** Selected rows among the visible ones. Rows that are no longer visible are not selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string | null>(null)
  const ids = new Set(shown.filter((id) => chosen.has(id)))
  const range = (to: string) => {
    const [start, end] = [shown.indexOf(anchor.current ?? to), shown.indexOf(to)]
    return shown.slice(Math.min(start, end), Math.max(start, end) + 1)
  }
  return {
    ids,
    toggle: (id, { isRange = false } = {}) => {
      if (isRange && anchor.current && shown.includes(anchor.current)) return setChosen(new Set([...ids, ...range(id)]))
      anchor.current = id
      setChosen(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]))
    },
    extend: (from, to) => {
      if (!ids.has(from) || !anchor.current) anchor.current = from
      setChosen(new Set(range(to)))
    },
    all: () => {
      anchor.current = shown[0] ?? null
      setChosen(new Set(shown))
    },
    clear: () => {
      anchor.current = null
      setChosen(new Set())
    },
  }
}
