import { createCarrier } from '@lanewise/contract/carriers'
import { Plus } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'

const addKey = 'c'

export function AddCarrier({ onAdd }: { onAdd: () => void }) {
  const refusal = useRefusalOf(createCarrier)
  useHotkey(addKey, onAdd, { enabled: !refusal, label: 'Add carrier' })
  return (
    <Button
      kind="primary"
      icon={<Plus />}
      shortcut={hotkeyText(addKey)}
      {...(refusal && { disabledReason: refusal })}
      onClick={onAdd}
    >
      Add Carrier
    </Button>
  )
}
