import { FileUp, Plus } from 'lucide-react'
import type { ListDefinition } from '#platform/list/list-definition.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { useNarrow } from '#ui/use-media.ts'

type AddButtonProps<R extends object> = { definition: ListDefinition<R, string>; opening: Opening<R> }

const addKey = 'c'

export function AddButton<R extends object>({ definition, opening }: AddButtonProps<R>) {
  const { add } = definition
  const { addRefusal: refusal } = opening
  const isNarrow = useNarrow()
  useHotkey(addKey, opening.add, { enabled: Boolean(add) && !refusal, label: add?.label ?? '' })
  if (!add || (refusal && add.isHiddenFromOthers)) return null
  const label = (isNarrow && add.phoneLabel) || add.label
  const guard = refusal && { disabledReason: refusal }
  if (!add.hasMenu)
    return (
      <Button kind="primary" icon={<Plus />} shortcut={hotkeyText(addKey)} {...guard} onClick={opening.add}>
        {label}
      </Button>
    )
  return (
    <MenuButton
      kind="primary"
      label={label}
      icon={<Plus />}
      {...guard}
      items={[
        { label: 'Add Single', icon: <Plus />, shortcut: hotkeyText(addKey), onSelect: opening.add },
        { label: 'Bulk Upload', icon: <FileUp />, onSelect: opening.import },
      ]}
    />
  )
}
