import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useHotkey } from './use-hotkeys.ts'

export type RowKeys<E extends HTMLElement> = { list: RefObject<E | null>; focusRow: (id: string) => void }

type Selection = {
  ids: ReadonlySet<string>
  toggle: (rowId: string) => void
  extend: (fromId: string, toId: string) => void
  all: () => void
  clear: () => void
}

type RowKeyOptions = {
  onDelete?: ((rowId: string) => void) | undefined
  selection?: Selection | undefined
}

/**
 * Keyboard control of a list: arrows, Home and End move between rows, Delete deletes the focused row, X selects it,
 * Shift with arrows extends the selection, Ctrl+A selects all rows and Esc none. A row is an element with `data-row`.
 * Its first link or button receives the focus, so Enter activates that.
 */
export function useRowKeys<E extends HTMLElement>({ onDelete, selection }: RowKeyOptions = {}): RowKeys<E> {
  const list = useRef<E>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const rows = rowsOf(list.current)
    const current = rows.findIndex((row) => row.contains(event.target as Node))
    if (current < 0 && !isNowhere(event.target)) return
    const done = selects(event)
      ? selectBy(event, rows, current, selection)
      : isPlain(event) && moveOrDelete(event.key, rows, current, onDelete)
    if (done) event.preventDefault()
  })
  useListed('↑ ↓', 'Move between rows', true)
  useListed('del', 'Delete the row', onDelete !== undefined)
  useSelectionKeys(list, selection)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) press(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { list, focusRow: (id) => focusOn(rowsOf(list.current).find((row) => row.dataset.row === id)) }
}

function useSelectionKeys(list: RefObject<HTMLElement | null>, selection: Selection | undefined) {
  const group = { group: 'List' } as const
  const toggle = () => {
    const row = rowsOf(list.current).find((one) => one.contains(document.activeElement))
    if (row) selection?.toggle(idOf(row))
  }
  useHotkey('x', toggle, { ...group, label: 'Select the row', enabled: selection !== undefined })
  useHotkey('escape', () => selection?.clear(), {
    ...group,
    label: 'Clear the selection',
    enabled: selection !== undefined && selection.ids.size > 0,
  })
  useListed('shift+↑', 'Extend the selection', selection !== undefined)
  // The trailing space makes it the start of a sequence, so that Ctrl+A still selects the text of a field.
  useListed('mod+a ', 'Select all rows of the page', selection !== undefined)
}

/** Adds a key to the list of shortcuts only. The rows handle the key themselves. */
const useListed = (keys: string, label: string, enabled: boolean) =>
  useHotkey(keys, () => {}, { label, enabled, group: 'List' })

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey || shiftKey)

const selects = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  !altKey &&
  ((shiftKey && !ctrlKey && !metaKey && key.startsWith('Arrow')) ||
    ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'a'))

/** True when the key changed the selection. */
function selectBy({ key }: KeyboardEvent, rows: HTMLElement[], current: number, selection: Selection | undefined) {
  if (!selection || rows.length === 0) return false
  if (key.toLowerCase() === 'a') {
    selection.all()
    return true
  }
  const [from, to] = [rows[current], rows[moves[key]?.(current, rows.length - 1) ?? -1]]
  if (!from || !to) return false
  selection.extend(idOf(from), idOf(to))
  focusOn(to)
  return true
}

function moveOrDelete(key: string, rows: HTMLElement[], current: number, onDelete: RowKeyOptions['onDelete']) {
  const next = moves[key]?.(current, rows.length - 1)
  const row = rows[next ?? current]
  if (!row || (next === undefined && key !== 'Delete')) return false
  if (next === undefined) onDelete?.(idOf(row))
  else focusOn(row)
  return true
}

/**
 * Without a focused row (-1), Arrow Down moves to the first row. Home and End scroll the page until the focus is in the
 * list.
 */
const moves: Record<string, (current: number, last: number) => number | undefined> = {
  ArrowDown: (current, last) => Math.min(current + 1, last),
  ArrowUp: (current) => Math.max(current - 1, 0),
  Home: (current) => (current < 0 ? undefined : 0),
  End: (current, last) => (current < 0 ? undefined : last),
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]:not([inert])') ?? [])]

const idOf = (row: HTMLElement) => row.dataset.row ?? ''

/** Scrolls the whole row into view, clear of sticky elements at the edges of the window. */
function focusOn(row: HTMLElement | undefined) {
  row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

const isNowhere = (target: EventTarget | null) =>
  (target === document.body || (target as HTMLElement).tagName === 'MAIN') &&
  !document.querySelector('[aria-modal="true"]')
