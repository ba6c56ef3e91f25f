import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Holding } from './use-holding.ts'

/** Distance in px after which a press becomes a drag. */
const SLACK = 6
/** Distance in px from an edge of the board within which the board scrolls sideways. */
const EDGE = 56

type Press = { shipment: ShipmentSummary; x: number; y: number; isDrag: boolean }
type Parts = { board: RefObject<HTMLElement | null>; ghost: RefObject<HTMLElement | null> }

/** Picks up cards by mouse, pen or finger, and drops them where the pointer is released. */
export function useDrag({ take, point, drop, putBack }: Holding, { board, ghost }: Parts) {
  const press = useRef<Press | null>(null)
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = press.current
      if (!now || !(now.isDrag || isFar(now, event))) return
      now.isDrag ||= take(now.shipment, 'pointer')
      if (!now.isDrag) return
      event.preventDefault()
      moveGhost(ghost.current, event)
      scrollSideways(board.current, event)
      point((event.target as Element).closest<HTMLElement>('[data-column]')?.dataset.column ?? null)
    }
    const end = (finish: () => void) => () => {
      const wasDrag = press.current?.isDrag
      press.current = null
      if (!wasDrag) return
      swallowClick()
      finish()
    }
    const cancel = end(putBack)
    return listen({
      pointermove: move,
      pointerup: end(drop),
      pointercancel: cancel,
      keydown: ({ key }) => key === 'Escape' && cancel(),
    })
  }, [take, point, drop, putBack, board, ghost])

  return useCallback((event: ReactPointerEvent<HTMLElement>, shipment: ShipmentSummary) => {
    if (!isTaken(event)) return
    // Releases the implicit capture, because otherwise all events of a touch go to the element where it began.
    const target = event.target as Element
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId)
    press.current = { shipment, x: event.clientX, y: event.clientY, isDrag: false }
  }, [])
}

/**
 * A mouse drags a card from anywhere but its controls. A finger drags it by its grip only, so that the rest of the card
 * scrolls.
 */
const isTaken = ({ target, pointerType, button }: ReactPointerEvent) => {
  const at = target as Element
  if (button !== 0) return false
  if (at.closest('[data-grip]')) return true
  return pointerType === 'mouse' && !at.closest('button, [role="menu"]')
}

const isFar = ({ x, y }: Press, { clientX, clientY }: PointerEvent) => Math.hypot(clientX - x, clientY - y) >= SLACK

type Listeners = {
  [K in 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown']: (event: WindowEventMap[K]) => void
}

/** Adds window listeners and returns a function that removes them. */
function listen(listeners: Listeners) {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) addEventListener(name, listener)
  return () => {
    for (const [name, listener] of all) removeEventListener(name, listener)
  }
}

/** Prevents the link below a released card from opening. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function moveGhost(ghost: HTMLElement | null, { clientX, clientY }: PointerEvent) {
  if (ghost) ghost.style.translate = `${clientX + 8}px ${clientY - 20}px`
}

function scrollSideways(board: HTMLElement | null, { clientX }: PointerEvent) {
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  if (clientX < left + EDGE) board.scrollLeft -= 12
  else if (clientX > right - EDGE) board.scrollLeft += 12
}
