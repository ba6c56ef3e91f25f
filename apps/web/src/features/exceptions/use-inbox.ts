import { type ExceptionEntry, type ExceptionView, exceptionViews } from '@lanewise/contract/exceptions'
import { type ExceptionKind, exceptionKindNames } from '@lanewise/domain/exceptions/exception-kinds'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSelection } from '#ui/data/selection.ts'
import { useExceptions } from './exceptions.api.ts'

type Change = { view?: ExceptionView; kind?: ExceptionKind | null; sort?: 'severity' | 'age' }

/** What of the inbox is shown lives in the address. */
export function useAsked() {
  const [params, setParams] = useSearchParams()
  const view = exceptionViews.find((one) => one === params.get('view')) ?? 'open'
  const kind = exceptionKindNames.find((one) => one === params.get('kind')) ?? null
  const sort = params.get('sort') === 'age' ? ('age' as const) : ('severity' as const)
  const asked = { view, kind, sort }
  const change = (wanted: Change) => {
    const next = { ...asked, ...wanted }
    const shown = { view: next.view !== 'open' && next.view, kind: next.kind, sort: next.sort === 'age' && next.sort }
    setParams(Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])))
  }
  return { asked, change }
}

/** The list, the entry that is looked at, and those that were selected. */
export function useInbox() {
  const { asked, change } = useAsked()
  const list = useExceptions(asked)
  const [wanted, look] = useState<string | null>(null)
  const ids = list.rows.map(({ id }) => id)
  const selection = useSelection(ids)
  // One that was dealt with leaves the list; the one that takes its place is the next to be looked at.
  const [place, setPlace] = useState(0)
  const index = wanted === null ? -1 : ids.indexOf(wanted)
  const current = list.rows[index >= 0 ? index : Math.min(place, ids.length - 1)] ?? null
  const lookAt = (id: string) => {
    look(id)
    setPlace(Math.max(0, ids.indexOf(id)))
  }
  /** Whatever a key does, it does to the selected ones, or else to the one that is looked at. */
  const chosen: ExceptionEntry[] =
    selection.ids.size > 0 ? list.rows.filter(({ id }) => selection.ids.has(id)) : current ? [current] : []
  return { asked, change, list, current, lookAt, selection, chosen }
}
export type Inbox = ReturnType<typeof useInbox>
