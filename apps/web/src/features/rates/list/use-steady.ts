import { type FocusEvent, type PointerEvent, useRef, useState } from 'react'

/** Visible rows and the number of held-back rows while the user interacts with the list. */
export function steady<R extends { id: string }>(rows: readonly R[], held: ReadonlySet<string> | null) {
  const shown = held === null ? rows : rows.filter(({ id }) => held.has(id))
  return { shown, waiting: rows.length - shown.length }
}

/** New rows are held back while the pointer or the focus is in the list, so that nothing moves under the user. */
export function useSteady<R extends { id: string }>(rows: readonly R[]) {
  const [held, setHeld] = useState<ReadonlySet<string> | null>(null)
  const here = useRef({ pointer: false, focus: false })
  const all = () => (rows.length === 0 ? null : new Set(rows.map(({ id }) => id)))
  const change = (part: Partial<typeof here.current>) => {
    Object.assign(here.current, part)
    const isHere = here.current.pointer || here.current.focus
    setHeld((before) => (isHere ? (before ?? all()) : null))
  }
  const area = {
    onPointerEnter: () => change({ pointer: true }),
    // A focused control that is removed with its row fires no blur event, so the focus is read from the document.
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      change({ pointer: false, focus: currentTarget.contains(document.activeElement) }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) change({ focus: false })
    },
  }
  return { ...steady(rows, held), area, showAll: () => setHeld(all()) }
}
