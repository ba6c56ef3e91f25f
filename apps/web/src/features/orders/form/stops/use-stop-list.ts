import type { FormStop } from '@lanewise/contract/order-payload'
import { newStopOf } from '@lanewise/domain/orders/form/references'
import { assignToOnly } from '@lanewise/domain/orders/stops/assignment'
import type { StopType } from '@lanewise/domain/orders/stops/stop'
import { addStop, changeStopType, removeStop } from '@lanewise/domain/orders/stops/stop-list'
import { withRequiredReferences } from '@lanewise/domain/orders/stops/stop-references'
import { useState } from 'react'
import type { ChangeStops, StopsSetup } from './stops-form.ts'
import { useStopKeys } from './use-stop-keys.ts'

type Removed = { before: readonly FormStop[]; index: number; title: string }

/** What can be done to the list of stops; the last removal can be undone until something else changes. */
export function useStopList(setup: StopsSetup) {
  const { references } = setup
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const change: ChangeStops = (make) => {
    setRemoved(null)
    setup.change(make)
  }
  const { form, insertKey, removeKey } = useStopKeys({ ...setup, change })
  return {
    form,
    removed,
    /** The stop that was put in last: its first field takes the focus. */
    added,
    add: (index: number) => {
      setAdded(insertKey(index))
      change((stops) => addStop(stops, index, (type) => emptyStop(type, setup)))
    },
    remove: (index: number, title: string) => {
      removeKey(index)
      change((stops) => assignToOnly(removeStop(stops, index)))
      setRemoved({ before: setup.stops, index, title })
    },
    undo: () => {
      if (!removed) return
      insertKey(removed.index)
      change(() => removed.before)
    },
    setType: (index: number, type: StopType) =>
      change((stops) =>
        changeStopType(stops, index, type).map((stop, at) =>
          at === index ? withRequiredReferences(stop, references) : stop,
        ),
      ),
  }
}

export type StopActions = ReturnType<typeof useStopList>

const emptyStop = (type: StopType, { references }: StopsSetup): FormStop => ({
  ...newStopOf(type, references),
  location: null,
  id: null,
})
