import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { DockSchedule } from '@lanewise/contract/location-shapes'
import type { FormStop } from '@lanewise/contract/order-payload'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { stopTitle } from '@lanewise/domain/orders/stops/stop-list'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { createContext, useContext } from 'react'

export type ChangeStops = (make: (stops: readonly FormStop[]) => readonly FormStop[]) => void

/** What the stops need of the order around them. */
export type StopsSetup = {
  stops: readonly FormStop[]
  /** Made from the stops as they are at that moment, because the hours of a dock may come later. */
  change: ChangeStops
  /** What is shown as wrong, by its path in the order. */
  issues: readonly FieldIssue[]
  /** Somebody has left a field. */
  onLeave: (path: string) => void
  /** The hours of a dock have come in. */
  onDock: (locationNumber: string, dock: DockSchedule) => void
  /** The order is not checked before this is done. */
  waitFor: (work: Promise<void>) => void
  /** The field that was asked for last: what hides it opens. */
  revealed: { name: string } | null
  freight: Freight
  /** A rate has been chosen. */
  hasQuote: boolean
  /** The stops are those that were priced. */
  areFromQuote: boolean
  configuration: Pick<CustomerConfiguration, 'prioritizeHistoricalLocations' | 'showLocationName' | 'defaultCommodity'>
  references: OrderBasis['references']
}

/** The stops with a name for each that stays when others come and go. */
export type StopsForm = StopsSetup & {
  keys: readonly string[]
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

/** One stop and what can be done to it. */
export function useStop(key: string) {
  const form = useStops()
  const index = form.keys.indexOf(key)
  const stop = form.stops[index]
  if (!stop) throw new Error(`There is no stop ${key}`)
  const nameOf = (...field: (string | number)[]) => ['stops', index, ...field].join('.')
  const errorAt = (...field: (string | number)[]) =>
    form.issues.find(({ path }) => path.join('.') === nameOf(...field))?.message
  return {
    ...form,
    index,
    stop,
    title: stopTitle(form.stops, index, form.freight.shippingMode),
    nameOf,
    errorAt,
    set: (changes: Partial<FormStop>) => form.changeStop(key, (now) => ({ ...now, ...changes })),
    /** What a field takes to show its message and to say that it was left. */
    wiring: (...field: (string | number)[]) => {
      const error = errorAt(...field)
      return { ...(error && { error }) }
    },
    leave: (...field: (string | number)[]) => form.onLeave(nameOf(...field)),
  }
}

export type StopProps = { stopKey: string }
