import { createCommodity } from '@lanewise/contract/commodities'
import { FileUp, Plus } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'

const addKey = 'c'

export function AddCommodity({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const refusal = useRefusalOf(createCommodity)
  useHotkey(addKey, onAdd, { enabled: !refusal, label: 'Add commodity' })
  return (
    <MenuButton
      kind="primary"
      label="Add Commodity"
      icon={<Plus />}
      {...(refusal && { disabledReason: refusal })}
      items={[
        { label: 'Add Single', icon: <Plus />, shortcut: hotkeyText(addKey), onSelect: onAdd },
        { label: 'Bulk Upload', icon: <FileUp />, onSelect: onImport },
      ]}
    />
  )
}
