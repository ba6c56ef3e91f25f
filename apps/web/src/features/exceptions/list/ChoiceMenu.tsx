import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { handlerPermissions } from '@lanewise/domain/exceptions/exception-kinds'
import Menu from '@mui/material/Menu'
import { useState } from 'react'
import { useDisabledReason } from '#platform/allowed.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { menuEntries } from '#ui/action/menu-entries.tsx'
import { useAssignees } from '../exceptions.api.ts'
import { type Dealing, snoozeChoices } from '../use-dealing.ts'
import { FindColleague } from './FindColleague.tsx'

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
  const { items: assignItems, search } = useAssignItems(entries, dealing)
  const { label: snoozeLabel, items: snoozes } = useSnoozes(entries, dealing)
  if (!choosing || !anchor) return search
  const items = choosing === 'assign' ? assignItems : snoozes
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': choosing === 'assign' ? 'Assign to' : `${snoozeLabel} until` },
        paper: { sx: { maxHeight: 360 } },
      }}
    >
      {menuEntries(items, onClose)}
    </Menu>
  )
}

/**
 * Times until which the user may snooze the entries: for all users with the permission of their next steps, otherwise for
 * oneself. (DEF-128)
 */
export function useSnoozes(entries: readonly ExceptionEntry[], dealing: Dealing) {
  const forMe = useHandlerRefusal(entries) !== undefined
  const items = snoozeChoices.map((choice) => ({
    label: choice.label,
    onSelect: () => void dealing.snooze(entries, choice, forMe),
  }))
  return { label: forMe ? 'Snooze for Me' : 'Snooze', forMe, items }
}

/** Above this number, colleagues are searched by name. */
const mostListed = 8

/** The user first, then the colleagues who may handle the entries, then nobody; and the dialog that finds others. */
export function useAssignItems(entries: readonly ExceptionEntry[], dealing: Dealing) {
  const { id } = useUser()
  const assignees = useAssignees([...new Set(entries.map(({ kind }) => kind))])
  const [isSearching, setSearching] = useState(false)
  const [held] = entries
  const isHeld = (one: string | null) => entries.length === 1 && (held?.assignee?.id ?? null) === one
  const ordered = [...assignees.filter((one) => one.id === id), ...assignees.filter((one) => one.id !== id)]
  const items = [
    ...ordered.slice(0, mostListed).map((to) => ({
      label: to.id === id ? `${to.name} (me)` : to.name,
      checked: isHeld(to.id),
      onSelect: () => void dealing.assign(entries, to),
    })),
    ...(ordered.length > mostListed ? [{ label: 'Find a Colleague', onSelect: () => setSearching(true) }] : []),
    { label: 'Nobody', checked: isHeld(null), onSelect: () => void dealing.assign(entries, null) },
  ]
  const search = isSearching && (
    <FindColleague entries={entries} dealing={dealing} onClose={() => setSearching(false)} />
  )
  return { items, search }
}

/** Reason why the user may not reopen the entries. Entries snoozed for oneself are reopened for oneself. (DEF-128) */
export function useReopenRefusal(entries: readonly ExceptionEntry[]): string | undefined {
  return useHandlerRefusal(entries.filter(({ done, snooze }) => done || !snooze?.forMe))
}

/** Reason why the user may not assign, complete, or snooze the entries for all users. (DEF-128) */
export const useHandlerRefusal = (entries: readonly ExceptionEntry[]) =>
  useDisabledReason({ permissions: handlerPermissions(entries.map(({ kind }) => kind)), mode: 'all' })
