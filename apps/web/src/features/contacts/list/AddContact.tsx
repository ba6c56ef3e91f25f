import { Plus } from 'lucide-react'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'

const addKey = 'c'

/** Shows only to who may add contacts (CONTACT-10). */
export function AddContact({ onAdd }: { onAdd: () => void }) {
  const mayAdd = useDisabledReason({ permissions: ['CreateContact'] }) === undefined
  useHotkey(addKey, onAdd, { enabled: mayAdd, label: 'Add contact' })
  if (!mayAdd) return null
  return (
    <Button kind="primary" icon={<Plus />} shortcut={hotkeyText(addKey)} onClick={onAdd}>
      Add Contact
    </Button>
  )
}
