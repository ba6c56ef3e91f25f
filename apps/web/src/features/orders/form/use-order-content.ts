import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { factsOf, follow } from '@lanewise/domain/orders/form/follow'
import type { OrderSurroundings } from '@lanewise/domain/orders/order-rules'
import { editRefusal, type OrderStatus } from '@lanewise/domain/orders/order-status'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DraftStore } from './draft-store.ts'
import { draftIssues, type OrderDraft } from './order-draft.ts'
import { basisOf, type OrderInputs } from './order-form.api.ts'
import type { ChosenRate, OrderFormContent } from './order-form.tsx'
import { type DraftForm, takeOver, useDraftForm } from './use-draft-form.ts'

/** What a form begins with. */
export type OrderStart = {
  draft: OrderDraft
  quote: ChosenRate | null
  /** The order that is edited, with the version that the changes begin from; null for a new one. */
  edited: { orderNumber: string; orderId: string; version: number; status: OrderStatus } | null
  docks: readonly { locationNumber: string; schedule: DockSchedule }[]
  /** What its draft is kept under in this browser. */
  draftName: string
  /** The surprises that somebody accepted already, in their words. */
  accepted: readonly string[]
}

/** Everything that the parts of one form share; another object only when one of its parts is another. */
export function useOrderContent(inputs: OrderInputs, start: OrderStart): OrderFormContent {
  const [known] = useState(() => new Map(start.docks.map(({ locationNumber, schedule }) => [locationNumber, schedule])))
  const { form, store } = useDraftForm(start.draft, useRules(inputs, start, known))
  const { configuration } = inputs
  useFollowing(form, configuration)
  const docks = useMemo(() => docksOf(known, store), [known, store])
  const [quote, setQuote] = useState(start.quote)
  const finishing = useFinishing()
  const { edited } = start
  return useMemo(
    () => ({
      form,
      store,
      inputs,
      basis: basisOf(inputs),
      orderNumber: edited?.orderNumber ?? null,
      quote,
      hasQuote: quote !== null,
      lockOf: (path) => (edited ? editRefusal(edited.status, path) : undefined),
      removeQuote: () => setQuote(null),
      docks,
      change: (to) => {
        const before = form.getValues()
        takeOver(form, follow(factsOf(before), to(before), configuration))
      },
      reveal: store.reveal,
      ...finishing,
    }),
    [form, store, inputs, configuration, edited, quote, docks, finishing],
  )
}

type Docks = Map<string, DockSchedule>

/** The rules, by the docks that are known at the moment. */
function useRules(inputs: OrderInputs, start: OrderStart, docks: Docks) {
  const [savedPlaces] = useState(() => savedPlacesOf(start))
  const around: OrderSurroundings = {
    allowsBillToCompany: inputs.settings.allowTMSBillToCompany,
    dockWeekOf: ({ location }) => (location && docks.get(location.locationNumber)?.dockHours) || [],
    savedPlaces,
  }
  const latest = useRef(around)
  latest.current = around
  return (draft: OrderDraft) => draftIssues(draft, latest.current)
}

const savedPlacesOf = ({ edited, draft }: OrderStart) =>
  new Set(edited ? draft.stops.flatMap(({ location }) => location?.locationNumber ?? []) : [])

/** Who waits for a dock sees it without a new render. */
const docksOf = (known: Docks, store: DraftStore): OrderFormContent['docks'] => ({
  of: (number) => known.get(number) ?? null,
  keep: (number, dock) => {
    if (known.get(number) === dock) return
    known.set(number, dock)
    store.checkAgain()
  },
})

/** Whoever changed stops or items, what follows from them follows. */
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
          takeOver(form, follow(before, now, configuration))
        },
      }),
    [form, configuration],
  )
}

/** What must be complete before the order is checked, such as the form of an item that is still open. */
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
        // One may bring the next: a place is read, then the hours of its dock.
        while (works.current.size > 0) await Promise.all(works.current)
        for (const finish of open.current) if (!(await finish())) return false
        return true
      },
    }),
    [],
  )
}
