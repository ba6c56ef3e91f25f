import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import Menu from '@mui/material/Menu'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { menuEntries } from '#ui/action/menu-entries.tsx'
import { useAssignees } from '../exceptions.api.ts'
import { type Dealing, snoozeChoices } from '../use-dealing.ts'

export type Choosing = 'assign' | 'snooze'

type ChoiceMenuProps = {
  choosing: Choosing | null
  anchor: HTMLElement | null
  entries: readonly ExceptionEntry[]
  dealing: Dealing
  onClose: () => void
}

/** Menu of assignees or snooze times at the entry, for use by arrow keys and letters. */
export function ChoiceMenu({ choosing, anchor, entries, dealing, onClose }: ChoiceMenuProps) {
  const assignItems = useAssignItems(entries, dealing)
  if (!choosing || !anchor) return null
  const items = choosing === 'assign' ? assignItems : snoozeItems(entries, dealing)
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': choosing === 'assign' ? 'Assign to' : 'Snooze until' },
        paper: { sx: { maxHeight: 360 } },
      }}
    >
      {menuEntries(items, onClose)}
    </Menu>
  )
}

export const snoozeItems = (entries: readonly ExceptionEntry[], dealing: Dealing) =>
  snoozeChoices.map((choice) => ({ label: choice.label, onSelect: () => void dealing.snooze(entries, choice) }))

/** The user first, then the colleagues, then nobody. */
export function useAssignItems(entries: readonly ExceptionEntry[], dealing: Dealing) {
  const { id } = useUser()
  const assignees = useAssignees()
  const [held] = entries
  const isHeld = (one: string | null) => entries.length === 1 && (held?.assignee?.id ?? null) === one
  const ordered = [...assignees.filter((one) => one.id === id), ...assignees.filter((one) => one.id !== id)]
  return [
    ...ordered.map((to) => ({
      label: to.id === id ? `${to.name} (me)` : to.name,
      checked: isHeld(to.id),
      onSelect: () => void dealing.assign(entries, to),
    })),
    { label: 'Nobody', checked: isHeld(null), onSelect: () => void dealing.assign(entries, null) },
  ]
}
