import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { factsOf, propagateChange } from '@lanewise/domain/orders/form/propagate-change'
import type { OrderContext } from '@lanewise/domain/orders/order-rules'
import { editRefusal, type OrderStatus } from '@lanewise/domain/orders/order-status'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DraftStore } from './draft-store.ts'
import { createOpenItems } from './open-items.ts'
import { draftIssues, type OrderDraft } from './order-draft.ts'
import { basisOf, type OrderInputs } from './order-form.api.ts'
import type { ChosenRate, OrderFormContent } from './order-form.tsx'
import type { QuoteOrigin } from './quote-origin.ts'
import { type DraftForm, takeOver, useDraftForm } from './use-draft-form.ts'

export type OrderStart = {
  draft: OrderDraft
  quote: ChosenRate | null
  /** The edited order with the version that the changes are based on; null for a new order. */
  edited: { orderNumber: string; orderId: string; version: number; status: OrderStatus } | null
  docks: readonly { locationNumber: string; schedule: DockSchedule }[]
  /** Missing where the order does not come from the quote wizard. */
  quoted?: QuoteOrigin
  /** Key of the stored draft in this browser. */
  draftName: string
  /** Texts of the extra-cost warnings that were already accepted. */
  accepted: readonly string[]
}

/** Data shared by all parts of one form. The object changes only when one of its members does. */
export function useOrderContent(inputs: OrderInputs, start: OrderStart): OrderFormContent {
  const [known] = useState(() => new Map(start.docks.map(({ locationNumber, schedule }) => [locationNumber, schedule])))
  const { form, store } = useDraftForm(start.draft, useRules(inputs, start, known))
  const { configuration } = inputs
  useFollowing(form, configuration)
  const docks = useMemo(() => docksOf(known, store), [known, store])
  const [quote, setQuote] = useState(start.quote)
  const [openItems] = useState(createOpenItems)
  const finishing = useFinishing()
  const { edited, quoted } = start
  return useMemo(
    () => ({
      form,
      store,
      inputs,
      basis: basisOf(inputs),
      orderNumber: edited?.orderNumber ?? null,
      quote,
      hasQuote: quote !== null,
      quoted: quoted ?? null,
      openItems,
      lockOf: (path) => (edited ? editRefusal(edited.status, path) : undefined),
      removeQuote: () => setQuote(null),
      docks,
      change: (to) => {
        const before = form.getValues()
        takeOver(form, propagateChange(factsOf(before), to(before), configuration))
      },
      reveal: store.reveal,
      ...finishing,
    }),
    [form, store, inputs, configuration, edited, quoted, quote, docks, openItems, finishing],
  )
}

type Docks = Map<string, DockSchedule>

/** Rules with the docks known at the moment. */
function useRules(inputs: OrderInputs, start: OrderStart, docks: Docks) {
  const [savedPlaces] = useState(() => savedPlacesOf(start))
  const context: OrderContext = {
    allowsBillToCompany: inputs.settings.allowTMSBillToCompany,
    dockWeekOf: ({ location }) => (location && docks.get(location.locationNumber)?.dockHours) || [],
    savedPlaces,
  }
  const latest = useRef(context)
  latest.current = context
  return (draft: OrderDraft) => draftIssues(draft, latest.current)
}

const savedPlacesOf = ({ edited, draft }: OrderStart) =>
  new Set(edited ? draft.stops.flatMap(({ location }) => location?.locationNumber ?? []) : [])

/** The map changes without a render, so that callers waiting for a dock see it immediately. */
const docksOf = (known: Docks, store: DraftStore): OrderFormContent['docks'] => ({
  of: (number) => known.get(number) ?? null,
  keep: (number, dock) => {
    if (known.get(number) === dock) return
    known.set(number, dock)
    store.checkAgain()
  },
})

/** Applies the consequences of changes to stops and items. */
function useFollowing(form: DraftForm, configuration: OrderInputs['configuration']) {
  const facts = useRef(factsOf(form.getValues()))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const now = form.getValues()
          const before = facts.current
          facts.current = factsOf(now)
          takeOver(form, propagateChange(before, now, configuration))
        },
      }),
    [form, configuration],
  )
}

/** Checks that must pass before the order is validated, such as an open item form. */
function useFinishing(): Pick<OrderFormContent, 'beforeSubmit' | 'waitFor' | 'finish'> {
  const open = useRef(new Set<() => Promise<boolean>>())
  const works = useRef(new Set<Promise<void>>())
  return useMemo(
    () => ({
      beforeSubmit: (finish) => {
        open.current.add(finish)
        return () => open.current.delete(finish)
      },
      waitFor: (work) => {
        works.current.add(work)
        void work.finally(() => works.current.delete(work))
      },
      finish: async () => {
        // One task may start the next: a location is loaded, then its dock hours.
        while (works.current.size > 0) await Promise.all(works.current)
        for (const finish of open.current) if (!(await finish())) return false
        return true
      },
    }),
    [],
  )
}
