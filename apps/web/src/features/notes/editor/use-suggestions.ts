import { getMentionableUsers, type MentionableUser } from '@lanewise/contract/notes'
import type { MentionOptions } from '@tiptap/extension-mention'
import type { SuggestionProps } from '@tiptap/suggestion'
import { useRef, useState } from 'react'
import type { Noted } from '#features/notes/notes.api.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

type Shown = SuggestionProps<MentionableUser, { id: string; label: string }>

export type OpenSuggestions = {
  people: readonly MentionableUser[]
  active: number
  isLoading: boolean
  rect: Shown['clientRect']
  choose: (person: MentionableUser) => void
}

/** Milliseconds after the last key press until people are searched. (NOTE-11) */
const searchDelay = 500

/** Suggests people for the text after an @. Arrow keys and Enter select, Escape closes. */
export function useSuggestions({ entityType, entityId }: Noted) {
  const { ask } = useSession()
  const [open, setOpen] = useState<OpenSuggestions | null>(null)
  const shown = useRef<OpenSuggestions | null>(null)
  const emails = useRef(new Map<string, string>()).current
  const show = (next: OpenSuggestions | null) => {
    shown.current = next
    setOpen(next)
  }
  const find = async (q: string): Promise<MentionableUser[]> => {
    const record = entityType === 'shipment' ? { shipmentId: entityId } : { entityId }
    const { items } = await ask(getMentionableUsers, { query: { ...record, q } })
    for (const { id, email } of items) emails.set(id, email)
    return items
  }
  const [suggestion] = useState(() => suggestionOf(find, show, () => shown.current))
  return { open, emails, suggestion }
}

const suggestionOf = (
  find: (q: string) => Promise<MentionableUser[]>,
  show: (next: OpenSuggestions | null) => void,
  shown: () => OpenSuggestions | null,
): MentionOptions['suggestion'] => ({
  items: ({ query }) => find(query),
  minQueryLength: 1,
  debounce: searchDelay,
  allowSpaces: false,
  render: () => {
    const update = (props: Shown) => show(openOf(props))
    return {
      onStart: update,
      onUpdate: update,
      onExit: () => show(null),
      onKeyDown: ({ event }) => moveOrChoose(event, shown(), show),
    }
  },
})

/** Suggestions open only after a first character was typed and its search has finished. */
function openOf({ query, items, loading, clientRect, command }: Shown): OpenSuggestions | null {
  if (query === '' || loading) return null
  const choose = ({ id, firstName, lastName }: MentionableUser) => command({ id, label: `${firstName} ${lastName}` })
  return { people: items, active: 0, isLoading: loading, rect: clientRect, choose }
}

function moveOrChoose(event: KeyboardEvent, open: OpenSuggestions | null, show: (next: OpenSuggestions) => void) {
  if (!open || open.people.length === 0) return false
  const { people, active } = open
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) show({ ...open, active: (active + step + people.length) % people.length })
  const chosen = ['Enter', 'Tab'].includes(event.key) && !event.ctrlKey && !event.metaKey ? people[active] : undefined
  if (chosen) open.choose(chosen)
  return step !== undefined || chosen !== undefined
}
