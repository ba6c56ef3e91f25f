import { type FocusEvent, type PointerEvent, useRef, useState } from 'react'

/** Which of some rows are shown, and how many wait, while those of a list are being looked at. */
export function steady<R extends { id: string }>(rows: readonly R[], held: ReadonlySet<string> | null) {
  const shown = held === null ? rows : rows.filter(({ id }) => held.has(id))
  return { shown, waiting: rows.length - shown.length }
}

/** A row that comes late waits while the pointer or the focus is in the list, so that nothing moves under it. */
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
    // A control that had the focus and went away with its row told nobody, so the page is asked where the focus is.
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      change({ pointer: false, focus: currentTarget.contains(document.activeElement) }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) change({ focus: false })
    },
  }
  return { ...steady(rows, held), area, showAll: () => setHeld(all()) }
}
