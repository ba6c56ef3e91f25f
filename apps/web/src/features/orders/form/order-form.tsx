import type { DockSchedule } from '@lanewise/contract/location-shapes'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { freightOfOrder } from '@lanewise/domain/orders/order-rules'
import type { PriceSide } from '@lanewise/domain/quotes/rates/shown-rate'
import type { Cents } from '@lanewise/domain/shared/units'
import { replaceEqualDeep } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'
import { FormProvider } from 'react-hook-form'
import { LockContext } from '#ui/form/field-wiring.ts'
import type { DraftStore, Revealed } from './draft-store.ts'
import type { OpenItems } from './open-items.ts'
import type { OrderDraft } from './order-draft.ts'
import type { OrderInputs } from './order-form.api.ts'
import type { QuoteOrigin } from './quote-origin.ts'
import type { DraftForm } from './use-draft-form.ts'

/** Selected rate of the order, as the form shows it. */
export type ChosenRate = {
  quoteNumberOrId: string
  carrierName: string
  serviceLevel: string | null
  /** Transit, such as "2 days" or "2 to 3 days". */
  transit: string | null
  cost: Cents
  /** Amounts as the quote showed them, with its fee for the audit, and the kind that the user looked at there. */
  price?: { side: PriceSide; customer: Cents; cost: Cents }
  expiresAt: string | null
  /** Day or days of arrival, such as "11/23/2026–11/24/2026". */
  arrives?: string | null
}

export type OrderFormContent = {
  form: DraftForm
  /** Draft and messages, for the parts that show them. */
  store: DraftStore
  /** Defaults and options of the company. */
  inputs: OrderInputs
  /** Number of the edited order; null for a new one. */
  orderNumber: string | null
  quote: ChosenRate | null
  hasQuote: boolean
  /** Lines that are being typed. */
  openItems: OpenItems
  /** Null where the order does not come from the quote wizard. */
  quoted: QuoteOrigin | null
  removeQuote: () => void
  /** Reason why the field at a path can no longer be changed. (DEF-58) */
  lockOf: (path: string) => string | undefined
  basis: OrderBasis
  /** Dock schedules known so far, by location number. `keep` adds one. */
  docks: { of: (locationNumber: string) => DockSchedule | null; keep: (number: string, dock: DockSchedule) => void }
  /** Applies a pure change to the draft, such as `chooseMode`, with its consequences. */
  change: (to: (draft: OrderDraft) => OrderDraft) => void
  /**
   * Registers a check that runs before the order is validated. It returns false when something open, such as an item
   * form, is incomplete. Returns the function that unregisters it.
   */
  beforeSubmit: (finish: () => Promise<boolean>) => () => void
  /** Delays validation until this work is done, such as loading a selected location. The promise never rejects. */
  waitFor: (work: Promise<void>) => void
  /** Reveals and focuses a field, even inside a collapsed part. */
  reveal: (name: string) => void
  /** Runs the checks registered by `beforeSubmit`. */
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

/** Form that a component belongs to. Rendering the component outside of a form is a programming error. (ORDER-76) */
export function useOrderForm(): OrderFormContent {
  const content = useContext(OrderFormContext)
  if (!content) throw new Error('Internal error: a part of the order form stands outside of it')
  return content
}

/** Shows the fields inside as locked, with the reason, when the given field can no longer be changed. (DEF-58) */
export function Locked({ field, children }: { field: string; children: ReactNode }) {
  const lock = useOrderForm().lockOf(field)
  return <LockContext value={lock}>{children}</LockContext>
}

/**
 * Value that a component shows of the draft and its messages, as plain data. The component renders again only when the
 * value changes.
 */
export function useFormValue<T>(select: (store: DraftStore) => T): T {
  const { store } = useOrderForm()
  const last = useRef<T | null>(null)
  const read = () => {
    last.current = replaceEqualDeep(last.current, select(store))
    return last.current
  }
  return useSyncExternalStore(store.subscribe, read)
}

/** Value that a component shows of the draft. */
export const useDraft = <T,>(select: (draft: OrderDraft) => T): T => useFormValue(({ draft }) => select(draft()))

/** Latest request to reveal a field at or below a path. */
export const useRevealed = (path = ''): Revealed | null =>
  useFormValue(({ revealed }) => (revealed()?.name.startsWith(path) ? revealed() : null))

/** Shipping facts that items depend on. */
export const useFreight = (): Freight => useDraft(freightOfOrder)

/** Whether the stops come from a quote, which fixes their postal codes. (STOP-6) */
export const areStopsFromQuote = ({ stops }: Pick<OrderDraft, 'stops'>): boolean =>
  stops.some(({ baseZip }) => baseZip !== null)
