import type { FormStop } from '@lanewise/contract/order-payload'
import { isOneToOne } from '@lanewise/domain/orders/stops/assignment'
import { createContext, useContext, useRef } from 'react'
import type { Path } from 'react-hook-form'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { useDraft, useFormValue, useOrderForm } from '#features/orders/form/order-form.tsx'

export type ChangeStops = (make: (stops: readonly FormStop[]) => readonly FormStop[]) => void

/** Actions on the stops. Each stop has a key that stays the same while other stops are added and removed. */
export type StopsForm = {
  keys: readonly string[]
  /** Receives the stops as they are when the change runs, because dock hours may arrive later. */
  change: ChangeStops
  /** Changes one stop at its current position. A removed stop is ignored. */
  changeStop: (key: string, make: (stop: FormStop) => FormStop) => void
  /** Current position of a stop; -1 after its removal. */
  indexOf: (key: string) => number
}

export const StopsContext = createContext<StopsForm | null>(null)

export function useStops(): StopsForm {
  const form = useContext(StopsContext)
  if (!form) throw new Error('A part of a stop stands outside the stops')
  return form
}

type FieldPath = readonly (string | number)[]

/** One stop and its actions. `useStopValue` and `useStopError` read its content. */
export function useStop(key: string) {
  const { form } = useOrderForm()
  const stops = useStops()
  const index = stops.keys.indexOf(key)
  const nameOf = (...field: FieldPath) => ['stops', index, ...field].join('.')
  return {
    ...stops,
    index,
    nameOf,
    /** Current state of the stop, at its current position. */
    now: () => form.getValues().stops[stops.indexOf(key)] as FormStop,
    set: (changes: Partial<FormStop>) => stops.changeStop(key, (now) => ({ ...now, ...changes })),
    /** Called when the user leaves a field. */
    leave: (...field: FieldPath) => void form.trigger(nameOf(...field) as Path<OrderDraft>),
  }
}

/** Value that a component shows of a stop. A stop that is being removed keeps its last value. */
export function useStopValue<T>(key: string, select: (stop: FormStop) => T): T {
  const index = useStops().keys.indexOf(key)
  const last = useRef<FormStop>(undefined)
  return useDraft(({ stops }) => {
    last.current = stops[index] ?? last.current
    if (!last.current) throw new Error(`There is no stop ${key}`)
    return select(last.current)
  })
}

export function useStopError(key: string, ...field: FieldPath): { error?: string } {
  const name = useStop(key).nameOf(...field)
  const error = useFormValue(({ errors }) => errors().find((shown) => shown.name === name)?.message)
  return { ...(error && { error }) }
}

/**
 * Whether the order has just the two stops of a quote. Both are short then, because their freight stands in a card of
 * its own and goes to the only dropoff. (decision 55)
 */
export function useIsPair(): boolean {
  const { quoted } = useOrderForm()
  return useDraft(({ stops }) => quoted !== null && isOneToOne(stops))
}

export type StopProps = { stopKey: string }
