import type { DockSchedule } from '@lanewise/contract/location-shapes'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { freightOfOrder } from '@lanewise/domain/orders/order-rules'
import type { Cents } from '@lanewise/domain/shared/units'
import { replaceEqualDeep } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'
import { FormProvider } from 'react-hook-form'
import { LockContext } from '#ui/form/field-wiring.ts'
import type { DraftStore, Revealed } from './draft-store.ts'
import type { OrderDraft } from './order-draft.ts'
import type { OrderInputs } from './order-form.api.ts'
import type { DraftForm } from './use-draft-form.ts'

/** The rate that an order goes on with, as the form shows it. */
export type ChosenRate = {
  quoteNumberOrId: string
  carrierName: string
  serviceLevel: string | null
  /** Days, as "2" or "2-3". */
  transit: string | null
  cost: Cents
  expiresAt: string | null
}

export type OrderFormContent = {
  form: DraftForm
  /** The draft and its messages, for parts that show them. */
  store: DraftStore
  /** What forms of the company begin with and offer. */
  inputs: OrderInputs
  /** The order that is edited; null for a new one. */
  orderNumber: string | null
  quote: ChosenRate | null
  hasQuote: boolean
  removeQuote: () => void
  /** DEF-58: why a field cannot be changed any more, by its path. */
  lockOf: (path: string) => string | undefined
  basis: OrderBasis
  /** The docks that are known so far, by the number of their location; `keep` adds one. */
  docks: { of: (locationNumber: string) => DockSchedule | null; keep: (number: string, dock: DockSchedule) => void }
  /** Makes a pure change of the draft, such as `chooseMode`, and what follows from it. */
  change: (to: (draft: OrderDraft) => OrderDraft) => void
  /**
   * Called before the order is checked: answers false where something that is still open, such as the form of an item,
   * is not complete. Answers how to take that back.
   */
  beforeSubmit: (finish: () => Promise<boolean>) => () => void
  /** The order is not checked before this is done, such as the reading of a place that somebody chose; it never fails. */
  waitFor: (work: Promise<void>) => void
  /** Shows a field, whatever hides it, and gives it the focus. */
  reveal: (name: string) => void
  /** Runs what was handed to `beforeSubmit`. */
  finish: () => Promise<boolean>
}

const OrderFormContext = createContext<OrderFormContent | null>(null)

export function OrderFormProvider({ content, children }: { content: OrderFormContent; children: ReactNode }) {
  return (
    <OrderFormContext value={content}>
      <FormProvider {...content.form}>{children}</FormProvider>
    </OrderFormContext>
  )
}

/** ORDER-76: the form that a part belongs to; outside of one the part is a mistake of ours. */
export function useOrderForm(): OrderFormContent {
  const content = useContext(OrderFormContext)
  if (!content) throw new Error('Internal error: a part of the order form stands outside of it')
  return content
}

/** DEF-58: shows the fields inside as locked, with the reason, where a field of the order can no longer be changed. */
export function Locked({ field, children }: { field: string; children: ReactNode }) {
  const lock = useOrderForm().lockOf(field)
  return <LockContext value={lock}>{children}</LockContext>
}

/** What a part shows of the draft and its messages, as plain data; it renders again only when that has changed. */
export function useFormValue<T>(select: (store: DraftStore) => T): T {
  const { store } = useOrderForm()
  const last = useRef<T | null>(null)
  const read = () => {
    last.current = replaceEqualDeep(last.current, select(store))
    return last.current
  }
  return useSyncExternalStore(store.subscribe, read)
}

/** What a part shows of the draft. */
export const useDraft = <T,>(select: (draft: OrderDraft) => T): T => useFormValue(({ draft }) => select(draft()))

/** The last wish to see a field at or below a path. */
export const useRevealed = (path = ''): Revealed | null =>
  useFormValue(({ revealed }) => (revealed()?.name.startsWith(path) ? revealed() : null))

/** How the freight moves, as far as items depend on it. */
export const useFreight = (): Freight => useDraft(freightOfOrder)

/** STOP-6: whether the stops are those that were quoted; their postal codes are fixed. */
export const areStopsFromQuote = ({ stops }: Pick<OrderDraft, 'stops'>): boolean =>
  stops.some(({ baseZip }) => baseZip !== null)
