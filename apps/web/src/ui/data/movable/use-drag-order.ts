import { type PointerEvent, useRef, useState } from 'react'

type Drag = { from: number; to: number }

/** Handed to each row: whether it is held or would be pushed away, and what it hears of the pointer. */
export type RowDrag = ReturnType<ReturnType<typeof useDragOrder>['dragOf']>

/** A mouse takes a row anywhere but at its buttons; a finger takes it at its grip, so that it can scroll the list elsewhere. */
const isTaken = ({ target, pointerType, button }: PointerEvent) => {
  const at = target as Element
  return button === 0 && !at.closest('button') && (pointerType === 'mouse' || at.closest('[data-grip]') !== null)
}

/** Moves the rows of a list by mouse, pen or finger. They stay where they are until the pointer lets go. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])]
    const place = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return place < 0 ? rows.length - 1 : place
  }
  const dragOf = (index: number) => ({
    isHeld: drag?.from === index,
    isOver: drag !== null && drag.to === index && drag.from !== index,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isTaken(event)) return
      // The row hears of the pointer wherever it goes.
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: ({ clientY }: PointerEvent) => setDrag((held) => held && { ...held, to: placeAt(clientY) }),
    onPointerUp: () => {
      setDrag(null)
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { list, dragOf }
}
