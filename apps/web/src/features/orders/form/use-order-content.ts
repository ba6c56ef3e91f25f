import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { factsOf, follow } from '@lanewise/domain/orders/form/follow'
import type { OrderSurroundings } from '@lanewise/domain/orders/order-rules'
import { editRefusal, type OrderStatus } from '@lanewise/domain/orders/order-status'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OrderDraft } from './order-draft.ts'
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

/** Everything that the parts of one form share. */
export function useOrderContent(inputs: OrderInputs, start: OrderStart): OrderFormContent {
  const docks = useDocks(start.docks)
  const [quote, setQuote] = useState(start.quote)
  const [savedPlaces] = useState(() => savedPlacesOf(start))
  const around = useMemo(
    (): OrderSurroundings => ({
      allowsBillToCompany: inputs.settings.allowTMSBillToCompany,
      dockWeekOf: ({ location }) => (location && docks.of(location.locationNumber)?.dockHours) || [],
      savedPlaces,
    }),
    [inputs, docks, savedPlaces],
  )
  const form = useDraftForm(start.draft, around)
  const { configuration } = inputs
  useFollowing(form, configuration)
  const finishing = useFinishing()
  const [revealed, setRevealed] = useState<OrderFormContent['revealed']>(null)
  return {
    form,
    inputs,
    basis: useMemo(() => basisOf(inputs), [inputs]),
    around,
    orderNumber: start.edited?.orderNumber ?? null,
    quote,
    hasQuote: quote !== null,
    lockOf: (path) => (start.edited ? editRefusal(start.edited.status, path) : undefined),
    removeQuote: () => setQuote(null),
    docks,
    change: (to) => {
      const before = form.getValues()
      takeOver(form, follow(factsOf(before), to(before), configuration))
    },
    revealed,
    reveal: (name) => setRevealed({ name }),
    ...finishing,
  }
}

const savedPlacesOf = ({ edited, draft }: OrderStart) =>
  new Set(edited ? draft.stops.flatMap(({ location }) => location?.locationNumber ?? []) : [])

/** The docks that are known, by the number of their location; who waits for one sees it without a new render. */
function useDocks(known: OrderStart['docks']): OrderFormContent['docks'] {
  const [all] = useState(() => new Map(known.map(({ locationNumber, schedule }) => [locationNumber, schedule])))
  const [changes, setChanges] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what goes by the docks is judged again when one has changed
  return useMemo(
    () => ({
      of: (number) => all.get(number) ?? null,
      keep: (number, dock) => {
        if (all.get(number) === dock) return
        all.set(number, dock)
        setChanges((before) => before + 1)
      },
    }),
    [all, changes],
  )
}

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
