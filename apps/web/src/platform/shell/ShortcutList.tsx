import { lazy, useState } from 'react'
import { Later } from '#platform/Later.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'

const ShortcutDialog = lazy(() =>
  import('./ShortcutDialog.tsx').then(({ ShortcutDialog: dialog }) => ({ default: dialog })),
)

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
