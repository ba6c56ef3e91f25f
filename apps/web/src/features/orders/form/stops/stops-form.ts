import type { FormStop } from '@lanewise/contract/order-payload'
import { createContext, useContext, useRef } from 'react'
import type { Path } from 'react-hook-form'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { useDraft, useFormValue, useOrderForm } from '#features/orders/form/order-form.tsx'

export type ChangeStops = (make: (stops: readonly FormStop[]) => readonly FormStop[]) => void

/** What can be done to the stops, each by a name that stays when others come and go. */
export type StopsForm = {
  keys: readonly string[]
  /** Made from the stops as they are at that moment, because the hours of a dock may come later. */
  change: ChangeStops
  /** Changes one stop wherever it stands by now; one that is gone stays gone. */
  changeStop: (key: string, make: (stop: FormStop) => FormStop) => void
  /** Where a stop stands by now, -1 when it is gone. */
  indexOf: (key: string) => number
}

export const StopsContext = createContext<StopsForm | null>(null)

export function useStops(): StopsForm {
  const form = useContext(StopsContext)
  if (!form) throw new Error('A part of a stop stands outside the stops')
  return form
}

type FieldPath = readonly (string | number)[]

/** One stop and what can be done to it; `useStopValue` and `useStopError` read what it holds. */
export function useStop(key: string) {
  const { form } = useOrderForm()
  const stops = useStops()
  const index = stops.keys.indexOf(key)
  const nameOf = (...field: FieldPath) => ['stops', index, ...field].join('.')
  return {
    ...stops,
    index,
    nameOf,
    /** The stop at this moment, wherever it stands by now. */
    now: () => form.getValues().stops[stops.indexOf(key)] as FormStop,
    set: (changes: Partial<FormStop>) => stops.changeStop(key, (now) => ({ ...now, ...changes })),
    /** Somebody has left a field. */
    leave: (...field: FieldPath) => void form.trigger(nameOf(...field) as Path<OrderDraft>),
  }
}

/** What a part shows of a stop; one that is being removed is shown as it was. */
export function useStopValue<T>(key: string, select: (stop: FormStop) => T): T {
  const index = useStops().keys.indexOf(key)
  const last = useRef<FormStop>(undefined)
  return useDraft(({ stops }) => {
    last.current = stops[index] ?? last.current
    if (!last.current) throw new Error(`There is no stop ${key}`)
    return select(last.current)
  })
}

/** What a field of a stop takes to show its message. */
export function useStopError(key: string, ...field: FieldPath): { error?: string } {
  const name = useStop(key).nameOf(...field)
  const error = useFormValue(({ errors }) => errors().find((shown) => shown.name === name)?.message)
  return { ...(error && { error }) }
}

export type StopProps = { stopKey: string }
