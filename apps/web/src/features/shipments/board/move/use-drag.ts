import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Holding } from './use-holding.ts'

/** Pixels that a pointer goes before a press becomes a drag. */
const SLACK = 6
/** Nearer than this to an edge of the board, in px, it moves sideways. */
const EDGE = 56

type Press = { shipment: ShipmentSummary; x: number; y: number; isDrag: boolean }

/** A mouse takes a card anywhere but at its controls; a finger takes it at its grip, so that it can scroll elsewhere. */
const isTaken = ({ target, pointerType, button }: ReactPointerEvent) => {
  const at = target as Element
  if (button !== 0) return false
  if (at.closest('[data-grip]')) return true
  return pointerType === 'mouse' && !at.closest('button, [role="menu"]')
}

type Parts = { board: RefObject<HTMLElement | null>; ghost: RefObject<HTMLElement | null> }

/** Picks cards up by mouse, pen or finger and drops them where the pointer lets go. */
export function useDrag({ take, point, drop, putBack }: Holding, { board, ghost }: Parts) {
  const press = useRef<Press | null>(null)

  const follow = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      if (ghost.current) ghost.current.style.translate = `${clientX + 8}px ${clientY - 20}px`
      scrollSideways(board.current, clientX)
    },
    [board, ghost],
  )

  useFollowing(press, { take, point, drop, putBack, follow })

  return useCallback((event: ReactPointerEvent<HTMLElement>, shipment: ShipmentSummary) => {
    if (!isTaken(event)) return
    // A finger would otherwise only tell of itself where it began.
    const target = event.target as Element
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId)
    press.current = { shipment, x: event.clientX, y: event.clientY, isDrag: false }
  }, [])
}

type Following = Pick<Holding, 'take' | 'point' | 'drop' | 'putBack'> & { follow: (event: PointerEvent) => void }

/** Listens to the whole window: a pointer that drags leaves its card and the board. */
function useFollowing(press: RefObject<Press | null>, { take, point, drop, putBack, follow }: Following) {
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = press.current
      if (!now) return
      const { clientX, clientY, target } = event
      if (!now.isDrag && Math.hypot(clientX - now.x, clientY - now.y) < SLACK) return
      now.isDrag ||= take(now.shipment, 'pointer')
      if (!now.isDrag) return
      event.preventDefault()
      follow(event)
      point((target as Element).closest<HTMLElement>('[data-column]')?.dataset.column ?? null)
    }
    const end = (finish: () => void) => () => {
      const wasDrag = press.current?.isDrag
      press.current = null
      if (!wasDrag) return
      swallowClick()
      finish()
    }
    const [up, cancel] = [end(drop), end(putBack)]
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && press.current?.isDrag) cancel()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', key)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', key)
    }
  }, [press, take, point, drop, putBack, follow])
}

/** The link below a card that was let go is not opened. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function scrollSideways(board: HTMLElement | null, x: number) {
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  if (x < left + EDGE) board.scrollLeft -= 12
  else if (x > right - EDGE) board.scrollLeft += 12
}
