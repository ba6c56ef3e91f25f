import { useState } from 'react'
import { Later } from '#platform/Later.tsx'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'

const ShortcutDialog = lazyPart(async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog)

/** `?` opens the list of shortcuts for the current screen. */
export function ShortcutList() {
  const [isOpen, setOpen] = useState(false)
  useHotkey('?', () => setOpen(true), { label: 'Show keyboard shortcuts', group: 'General' })
  return (
    <Later isWanted={isOpen}>
      <ShortcutDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Later>
  )
}
