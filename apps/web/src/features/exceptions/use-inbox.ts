import { type ExceptionEntry, type ExceptionView, exceptionViews } from '@lanewise/contract/exceptions'
import { type ExceptionKind, exceptionKindNames } from '@lanewise/domain/exceptions/exception-kinds'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSelection } from '#ui/data/selection.ts'
import { useExceptions } from './exceptions.api.ts'

type Change = { view?: ExceptionView; kind?: ExceptionKind | null; sort?: 'severity' | 'age' }

/** The URL holds the view, kind and sort of the inbox. */
export function useInboxQuery() {
  const [params, setParams] = useSearchParams()
  const view = exceptionViews.find((one) => one === params.get('view')) ?? 'open'
  const kind = exceptionKindNames.find((one) => one === params.get('kind')) ?? null
  const sort = params.get('sort') === 'age' ? ('age' as const) : ('severity' as const)
  const query = { view, kind, sort }
  const change = (wanted: Change) => {
    const next = { ...query, ...wanted }
    const shown = { view: next.view !== 'open' && next.view, kind: next.kind, sort: next.sort === 'age' && next.sort }
    setParams(Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])))
  }
  return { query, change }
}

/** List, current entry and selected entries. */
export function useInbox() {
  const { query, change } = useInboxQuery()
  const list = useExceptions(query)
  const [wanted, setShown] = useState<string | null>(null)
  const ids = list.rows.map(({ id }) => id)
  const selection = useSelection(ids)
  // A completed entry leaves the list, and the entry that takes its place becomes the current one.
  const [place, setPlace] = useState(0)
  const index = wanted === null ? -1 : ids.indexOf(wanted)
  const current = list.rows[index >= 0 ? index : Math.min(place, ids.length - 1)] ?? null
  const show = (id: string) => {
    setShown(id)
    setPlace(Math.max(0, ids.indexOf(id)))
  }
  /** Keyboard actions apply to the selected entries, or to the current one when none is selected. */
  const chosen: ExceptionEntry[] =
    selection.ids.size > 0 ? list.rows.filter(({ id }) => selection.ids.has(id)) : current ? [current] : []
  return { query, change, list, current, show, selection, chosen }
}
export type Inbox = ReturnType<typeof useInbox>
