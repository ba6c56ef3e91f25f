import type { ExceptionEntry, ExceptionView } from '@lanewise/contract/exceptions'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import type { RowKeys } from '#ui/keyboard/use-row-keys.ts'
import { type NextStep, nextSteps } from '../next-steps.ts'
import type { Dealing } from '../use-dealing.ts'
import type { Inbox } from '../use-inbox.ts'
import { ChoiceMenu, type Choosing, useHandlerRefusal, useReopenRefusal } from './ChoiceMenu.tsx'

const open: readonly ExceptionView[] = ['open', 'mine', 'unassigned']

/** Keyboard shortcuts, as shown below the list. */
export const inboxKeys: readonly { keys: readonly string[]; hint: string; views?: readonly ExceptionView[] }[] = [
  { keys: ['J', 'K'], hint: 'move' },
  { keys: ['A'], hint: 'assign', views: [...open, 'snoozed'] },
  { keys: ['Z'], hint: 'snooze', views: [...open, 'snoozed'] },
  { keys: ['D'], hint: 'done', views: [...open, 'snoozed'] },
  { keys: ['U'], hint: 'reopen', views: ['snoozed', 'done'] },
  { keys: ['1', '2', '3'], hint: 'act' },
  { keys: ['X'], hint: 'select' },
]

type InboxKeysOptions = {
  inbox: Inbox
  dealing: Dealing
  keys: RowKeys<HTMLUListElement>
  onStep: (entry: ExceptionEntry, step: NextStep) => void
}

/** Keyboard shortcuts of the inbox. Returns the menu that one of them opened. */
export function useInboxKeys({ inbox, dealing, keys, onStep }: InboxKeysOptions) {
  const [choosing, choose] = useState<Choosing | null>(null)
  const { chosen } = inbox
  const group = { group: 'Exceptions' } as const
  const some = chosen.length > 0
  const mayHandle = useHandlerRefusal(chosen) === undefined && some
  const mayReopen = useReopenRefusal(chosen) === undefined && some
  const isDone = inbox.query.view === 'done'
  const isClosed = isDone || inbox.query.view === 'snoozed'
  useMoves(inbox, keys)
  useHotkey('a', () => choose('assign'), { ...group, label: 'Assign', enabled: mayHandle && !isDone })
  useHotkey('z', () => choose('snooze'), { ...group, label: 'Snooze', enabled: some && !isDone })
  useHotkey('d', () => void dealing.complete(chosen), { ...group, label: 'Done', enabled: mayHandle && !isDone })
  useHotkey('u', () => void dealing.reopen(chosen), { ...group, label: 'Reopen', enabled: mayReopen && isClosed })
  useSteps(inbox.current, onStep)
  const anchor = useRef<HTMLElement | null>(null)
  anchor.current = keys.list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? keys.list.current
  return (
    <ChoiceMenu
      choosing={choosing}
      anchor={anchor.current}
      entries={chosen}
      dealing={dealing}
      onClose={() => {
        choose(null)
        if (inbox.current) keys.focusRow(inbox.current.id)
      }}
    />
  )
}

/** Down and up, as in an email inbox. */
function useMoves({ list, current }: Inbox, { focusRow }: RowKeys<HTMLUListElement>) {
  const move = (by: 1 | -1) => {
    const ids = list.rows.map(({ id }) => id)
    const at = current ? ids.indexOf(current.id) : -1
    // The first key press shows the current row, which has no focus yet.
    const isThere = document.activeElement?.closest(`[data-row="${current?.id}"]`) !== null
    const next = ids[Math.min(ids.length - 1, Math.max(0, isThere ? at + by : at))]
    if (next) focusRow(next)
  }
  useHotkey('j', () => move(1), { label: 'Next exception', group: 'Exceptions' })
  useHotkey('k', () => move(-1), { label: 'Previous exception', group: 'Exceptions' })
}

/** Number keys for the next steps of the current entry. */
function useSteps(entry: ExceptionEntry | null, onStep: (entry: ExceptionEntry, step: NextStep) => void) {
  const navigate = useNavigate()
  const { permissions } = useUser()
  const steps = entry ? nextSteps(entry) : []
  const run = (index: number) => {
    const step = steps[index]
    if (!entry || !step || !permissions.includes(step.needs)) return
    if (step.to) void navigate(step.to)
    else onStep(entry, step)
  }
  useHotkey('1', () => run(0), { label: steps[0]?.verb ?? '', group: 'Exceptions', enabled: steps.length > 0 })
  useHotkey('2', () => run(1), { label: steps[1]?.verb ?? '', group: 'Exceptions', enabled: steps.length > 1 })
  useHotkey('3', () => run(2), { label: steps[2]?.verb ?? '', group: 'Exceptions', enabled: steps.length > 2 })
}
