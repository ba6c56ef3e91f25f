import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useHotkey } from './use-hotkeys.ts'

export type RowKeys<E extends HTMLElement> = { list: RefObject<E | null>; focusRow: (id: string) => void }

/**
 * The keys of a list: arrows, Home and End move between the rows, Delete asks for the one at hand. A row is an element
 * with `data-row`; its first control takes the focus, so Enter is whatever that control does.
 */
export function useRowKeys<E extends HTMLElement>(onDelete?: (rowId: string) => void): RowKeys<E> {
  const list = useRef<E>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const rows = rowsOf(list.current)
    const current = rows.findIndex((row) => row.contains(event.target as Node))
    if (current < 0 && !isNowhere(event.target)) return
    const next = moves[event.key]?.(current, rows.length - 1)
    const row = rows[next ?? current]
    if (!row || (next === undefined && event.key !== 'Delete')) return
    event.preventDefault()
    if (next === undefined) onDelete?.(row.dataset.row ?? '')
    else focusOn(row)
  })
  useListed('↑ ↓', 'Move between rows', true)
  useListed('del', 'Delete the row', onDelete !== undefined)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      if (isPlain && !event.defaultPrevented) press(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { list, focusRow: (id) => focusOn(rowsOf(list.current).find((row) => row.dataset.row === id)) }
}

/** Names a key in the list of shortcuts; no event is called so, because the rows listen for themselves. */
const useListed = (keys: string, label: string, enabled: boolean) =>
  useHotkey(keys, () => {}, { label, enabled, group: 'List' })

/** From nowhere (-1) down leads to the first row; Home and End belong to the page until the focus is in the list. */
const moves: Record<string, (current: number, last: number) => number | undefined> = {
  ArrowDown: (current, last) => Math.min(current + 1, last),
  ArrowUp: (current) => Math.max(current - 1, 0),
  Home: (current) => (current < 0 ? undefined : 0),
  End: (current, last) => (current < 0 ? undefined : last),
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]:not([inert])') ?? [])]

const focusOn = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a, button')?.focus()

const isNowhere = (target: EventTarget | null) =>
  (target === document.body || (target as HTMLElement).tagName === 'MAIN') &&
  !document.querySelector('[aria-modal="true"]')
