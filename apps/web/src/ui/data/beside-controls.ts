import type { MouseEvent } from 'react'

/**
 * True for a click on a row that is not on a link, a button or selected text. Clicks in a menu or dialog of the row
 * bubble up as well and are excluded.
 */
export function isBesideControls({ target, currentTarget }: MouseEvent) {
  const element = target as HTMLElement
  if (!currentTarget.contains(element)) return false
  return !element.closest('a, button, input, label, [role="menuitem"]') && !getSelection()?.toString()
}
