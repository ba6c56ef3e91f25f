import { mostLineItems } from '@lanewise/contract/freight-fields'
import { type LineItemForm, lineItemFormOf, lineItemOf } from '@lanewise/contract/line-items'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { useDefaultCommodity } from './line-items.api.ts'
import { useOpenItemKeeper } from './open-item.ts'
import { copyOf, finished, type OpenedItem, openExisting, openNew } from './opened-item.ts'

type Setup = {
  items: readonly LineItem[]
  onChange: (items: LineItem[]) => void
  freight: Freight
  defaultCommodity: string | null
  revealed: RevealedField | null
}

/** Field of a line to reveal. Each request is a new object, so that the same field can be revealed again. */
export type RevealedField = { index: number; field: string }

export type ItemList = ReturnType<typeof useItemList>

/** State of the list: actions on the lines, and the line open in the form. */
export function useItemList(setup: Setup) {
  const { items, onChange } = setup
  const opening = useOpening(setup)
  const { opened, setOpened } = opening
  const { keep } = useOpenItemKeeper()
  const { forgetRemoved, ...removal } = useRemoval(setup, opening)
  const [isTyping, setTyping] = useState(false)
  const form = useRef<ContractForm<LineItemForm> | null>(null)
  const calculator = useCalculator(form)
  useFreshStart(opening, form, setup.freight)
  useRevealed(setup, setOpened)
  useRestored(items, setOpened)
  const close = () => {
    keep(null)
    opening.close()
  }
  const save = (item: LineItem) => {
    const isKnown = items.some(({ uniqueIdentifier }) => uniqueIdentifier === item.uniqueIdentifier)
    onChange(isKnown ? items.map((one) => (isSame(one, item) ? item : one)) : [...items, item])
    close()
    forgetRemoved()
  }
  return {
    ...{ opened, form, save, isTyping: opened !== null && isTyping, setTyping, ...removal, ...calculator },
    closings: opening.closings,
    revealed: setup.revealed,
    isFull: items.length >= mostLineItems,
    add: opening.add,
    edit: (item: LineItem) => setOpened(openExisting(item)),
    cancel: close,
    duplicate: (item: LineItem) => onChange([...items, copyOf(item)]),
    finish: async () => (opened && form.current ? finishForm(form.current, opened, save) : true),
    start: () => form.current?.setFocus('commodityCode'),
    focus: () => (form.current ? form.current.setFocus('description') : opening.add()),
  }
}

/** Removes a line, and brings the last removed one back. */
function useRemoval({ items, onChange }: Setup, { opened, setOpened }: ReturnType<typeof useOpening>) {
  const [removed, setRemoved] = useState<{ item: LineItem; index: number } | null>(null)
  return {
    removed,
    remove: (item: LineItem) => {
      setRemoved({ item, index: items.indexOf(item) })
      onChange(items.filter((one) => one !== item))
      if (opened && isSame(opened.item, item)) setOpened(null)
    },
    undo: () => {
      if (removed) onChange(items.toSpliced(removed.index, 0, removed.item))
      setRemoved(null)
    },
    forgetRemoved: () => setRemoved(null),
  }
}

/** Line that the density calculator starts from; null while it is closed. */
function useCalculator(form: RefObject<ContractForm<LineItemForm> | null>) {
  const [calculator, setCalculator] = useState<Partial<LineItem> | null>(null)
  return {
    calculator,
    calculate: () => setCalculator(form.current ? lineItemOf(form.current.getValues()) : {}),
    closeCalculator: () => setCalculator(null),
  }
}

/** An empty list starts with an open form. */
function useOpening({ items, freight, defaultCommodity }: Setup) {
  const { commodity, isLoading } = useDefaultCommodity(defaultCommodity)
  const [opened, setOpened] = useState<OpenedItem | null>(null)
  /** How often a form was closed. The focus was in it and needs another place. */
  const [closings, setClosings] = useState(0)
  const isFresh = useRef(items.length === 0)
  const add = (known: Partial<LineItem> = {}) => setOpened(openNew(freight, commodity, known))
  useEffect(() => {
    if (!isFresh.current || isLoading) return
    isFresh.current = false
    setOpened(openNew(freight, commodity))
  }, [isLoading, freight, commodity])
  const close = () => {
    setOpened(null)
    setClosings((count) => count + 1)
  }
  return { opened, setOpened, add, close, closings }
}

/** Opens the line that a draft was left at. */
function useRestored(items: readonly LineItem[], setOpened: (opened: OpenedItem) => void) {
  const { restored } = useOpenItemKeeper()
  const open = useEffectEvent(() => {
    if (!restored) return
    const isNew = !items.some((item) => isSame(item, restored))
    setOpened({ item: restored, isNew, commodity: null, isRestored: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every restored line opens its form
  useEffect(() => open(), [restored])
}

/** Opens the line of the revealed field. */
function useRevealed({ items, revealed }: Setup, setOpened: (opened: OpenedItem) => void) {
  const open = useEffectEvent(() => {
    const item = revealed && items[revealed.index]
    if (item) setOpened(openExisting(item))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every wish to see a field opens its line again
  useEffect(() => open(), [revealed])
}

/** An untouched new line switches to the defaults of the newly selected mode. (ITEM-3) */
function useFreshStart(
  { opened, add }: ReturnType<typeof useOpening>,
  form: RefObject<ContractForm<LineItemForm> | null>,
  freight: Freight,
) {
  const startAgain = useEffectEvent(() => {
    if (opened?.isNew && form.current && !isTouched(form.current, opened)) add()
  })
  const { shippingMode, equipmentMode } = freight
  const before = useRef(`${shippingMode} ${equipmentMode}`)
  useEffect(() => {
    const now = `${shippingMode} ${equipmentMode}`
    if (before.current !== now) startAgain()
    before.current = now
  }, [shippingMode, equipmentMode])
}

/** The class does not count, because it is filled in by itself. */
export const isTouched = (form: ContractForm<LineItemForm>, { item, isRestored }: OpenedItem) =>
  isRestored ||
  JSON.stringify({ ...form.getValues(), freightClass: null }) !==
    JSON.stringify({ ...lineItemFormOf(item), freightClass: null })

/** An untouched form adds nothing. */
async function finishForm(form: ContractForm<LineItemForm>, opened: OpenedItem, save: (item: LineItem) => void) {
  if (opened.isNew && !isTouched(form, opened)) return true
  let isDone = false
  await form.handleSubmit((values) => {
    isDone = true
    save(finished(values))
  })()
  return isDone
}

const isSame = (one: LineItem, other: LineItem) => one.uniqueIdentifier === other.uniqueIdentifier
