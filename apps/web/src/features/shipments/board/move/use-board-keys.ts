import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { type KeyboardEvent, useCallback, useRef } from 'react'
import type { Holding } from './use-holding.ts'

/** The keys of a card that is held. */
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
    // Leaving the card leaves it where it was.
    Tab: putBack,
  }
}

/**
 * The keyboard's way to move a card: Space or M anywhere on it, or Enter on its grip, picks it up; arrows choose among the
 * columns that are allowed, Enter drops, Esc puts back (A11Y-2). Left and right lead from column to column otherwise.
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

/** A menu that was opened from the card lies above it in the page, yet its keys come by as well. */
const isElsewhere = ({ currentTarget, target }: KeyboardEvent<HTMLElement>) => !currentTarget.contains(target as Node)

function startKeys({ key, target, currentTarget }: KeyboardEvent<HTMLElement>, pickUp: () => void) {
  const isGrip = (target as Element).closest('[data-grip]') !== null
  const isOtherButton = !isGrip && (target as Element).closest('button') !== null
  if (key === 'm' || (key === ' ' && !isOtherButton) || (key === 'Enter' && isGrip)) return pickUp
  if (key === 'ArrowLeft') return () => focusBeside(currentTarget, -1)
  if (key === 'ArrowRight') return () => focusBeside(currentTarget, 1)
  return undefined
}

/** The first card of the next column that has one. */
function focusBeside(card: HTMLElement, by: -1 | 1) {
  const columns = [...(card.closest('[data-board]')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const at = columns.findIndex((column) => column.contains(card))
  const others = by < 0 ? columns.slice(0, at).reverse() : columns.slice(at + 1)
  const link = others
    .map((column) => column.querySelector<HTMLElement>('[data-row] a, [data-row] button'))
    .find(Boolean)
  link?.focus()
}
