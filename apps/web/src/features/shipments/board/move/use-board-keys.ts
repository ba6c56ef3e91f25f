import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { type KeyboardEvent, useCallback, useRef } from 'react'
import type { Holding } from './use-holding.ts'

/** Keys that work while a card is held. */
function holdingKeys({ step, drop, putBack }: Holding): Record<string, () => void> {
  return {
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    Enter: drop,
    ' ': drop,
    m: drop,
    Escape: putBack,
    // Moving on with Tab puts the card back.
    Tab: putBack,
  }
}

/**
 * Moves cards by keyboard: Space or M on the card, or Enter on its grip, picks it up; arrows choose an allowed column,
 * Enter drops, Esc puts back. While no card is held, left and right move the focus between columns. (A11Y-2)
 */
export function useBoardKeys(holding: Holding) {
  const latest = useRef(holding)
  latest.current = holding
  return useCallback((event: KeyboardEvent<HTMLElement>, shipment: ShipmentSummary) => {
    const { held, take } = latest.current
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    const run = held ? holdingKeys(latest.current)[event.key] : startKeys(event, () => take(shipment, 'keys'))
    if (!run) return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
    run()
  }, [])
}

/**
 * A menu opened from the card is rendered elsewhere in the DOM, but its key events still bubble to the card through
 * React.
 */
const isElsewhere = ({ currentTarget, target }: KeyboardEvent<HTMLElement>) => !currentTarget.contains(target as Node)

function startKeys({ key, target, currentTarget }: KeyboardEvent<HTMLElement>, pickUp: () => void) {
  const isGrip = (target as Element).closest('[data-grip]') !== null
  const isOtherButton = !isGrip && (target as Element).closest('button') !== null
  if (key === 'm' || (key === ' ' && !isOtherButton) || (key === 'Enter' && isGrip)) return pickUp
  if (key === 'ArrowLeft') return () => focusBeside(currentTarget, -1)
  if (key === 'ArrowRight') return () => focusBeside(currentTarget, 1)
  return undefined
}

/** Focuses the first card of the next column that has one. */
function focusBeside(card: HTMLElement, by: -1 | 1) {
  const columns = [...(card.closest('[data-board]')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const at = columns.findIndex((column) => column.contains(card))
  const others = by < 0 ? columns.slice(0, at).reverse() : columns.slice(at + 1)
  const link = others
    .map((column) => column.querySelector<HTMLElement>('[data-row] a, [data-row] button'))
    .find(Boolean)
  link?.focus()
}
