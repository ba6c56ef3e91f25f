import { type PointerEvent, useRef, useState } from 'react'

type Drag = { from: number; to: number }

/** Drag state and pointer handlers of a row. */
export type RowDrag = ReturnType<ReturnType<typeof useDragOrder>['dragOf']>

/**
 * A mouse drags a row anywhere except on its buttons. A finger drags it by its grip only, so that it can scroll the
 * list elsewhere.
 */
const isTaken = ({ target, pointerType, button }: PointerEvent) => {
  const at = target as Element
  return button === 0 && !at.closest('button') && (pointerType === 'mouse' || at.closest('[data-grip]') !== null)
}

/** Reorders the rows of a list by mouse, pen or finger. The order changes only when the pointer is released. */
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
      // The row receives pointer events wherever the pointer moves.
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
