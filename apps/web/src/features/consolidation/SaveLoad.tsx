import { Button } from '#ui/action/Button.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'

type SaveLoadProps = {
  /** Reason why nothing can be saved now. */
  obstacle: string | undefined
  isSaving: boolean
  onSave: () => void
}

const saveKey = 'mod+enter'

export function SaveLoad({ obstacle, isSaving, onSave }: SaveLoadProps) {
  useHotkey(saveKey, onSave, { enabled: obstacle === undefined, label: 'Save consolidation' })
  return (
    <Button
      kind="primary"
      loading={isSaving}
      shortcut={hotkeyText(saveKey)}
      {...(obstacle && { disabledReason: obstacle })}
      onClick={onSave}
    >
      Save
    </Button>
  )
}
