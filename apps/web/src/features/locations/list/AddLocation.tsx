import { createCompanyLocation, importLocations } from '@lanewise/contract/locations'
import { Plus, Upload } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'

const addKey = 'c'

export function AddLocation({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const noAdd = useRefusalOf(createCompanyLocation)
  const noImport = useRefusalOf(importLocations)
  useHotkey(addKey, onAdd, { enabled: !noAdd, label: 'Add location' })
  return (
    <>
      <Button icon={<Upload />} {...(noImport && { disabledReason: noImport })} onClick={onImport}>
        Bulk Upload
      </Button>
      <Button
        kind="primary"
        icon={<Plus />}
        shortcut={hotkeyText(addKey)}
        {...(noAdd && { disabledReason: noAdd })}
        onClick={onAdd}
      >
        Add Location
      </Button>
    </>
  )
}
