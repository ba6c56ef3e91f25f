import type { MouseEvent } from 'react'

/** A click on a link, a button or a marked text means that and not the row; one in a menu or dialog of the row comes by as well. */
export function isBesideControls({ target, currentTarget }: MouseEvent) {
  const element = target as HTMLElement
  if (!currentTarget.contains(element)) return false
  return !element.closest('a, button, input, label, [role="menuitem"]') && !getSelection()?.toString()
}
