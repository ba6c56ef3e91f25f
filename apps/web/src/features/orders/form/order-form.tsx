import type { DockSchedule } from '@lanewise/contract/location-shapes'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { freightOfOrder, type OrderSurroundings } from '@lanewise/domain/orders/order-rules'
import type { Cents } from '@lanewise/domain/shared/units'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { LockContext } from '#ui/form/field-wiring.ts'
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
  /** What the rules know besides the draft. */
  around: OrderSurroundings
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
  /** The field that was asked for last, by a link or the next-error key: what hides it opens. */
  revealed: { name: string } | null
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

/** The draft as it is now; the part shows itself again with every change. */
export function useDraft(): OrderDraft {
  const { form } = useOrderForm()
  return useWatch({ control: form.control }) as OrderDraft
}

/** How the freight moves, as far as items depend on it. */
export function useFreight(): Freight {
  const { form } = useOrderForm()
  const [shippingMode, equipmentMode, isPartial] = useWatch({
    control: form.control,
    name: ['shippingMode', 'equipmentMode', 'isPartial'],
  })
  return useMemo(
    () => freightOfOrder({ shippingMode, equipmentMode, isPartial }),
    [shippingMode, equipmentMode, isPartial],
  )
}

/** STOP-6: whether the stops are those that were quoted; their postal codes are fixed. */
export const areStopsFromQuote = ({ stops }: Pick<OrderDraft, 'stops'>): boolean =>
  stops.some(({ baseZip }) => baseZip !== null)
