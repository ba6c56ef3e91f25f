import type { FormStop } from '@lanewise/contract/order-payload'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import { newStopOf } from '@lanewise/domain/orders/form/references'
import { assignToOnly } from '@lanewise/domain/orders/stops/assignment'
import type { StopType } from '@lanewise/domain/orders/stops/stop'
import { addStop, changeStopType, removeStop } from '@lanewise/domain/orders/stops/stop-list'
import { withRequiredReferences } from '@lanewise/domain/orders/stops/stop-references'
import { useCallback, useState } from 'react'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import type { ChangeStops } from './stops-form.ts'
import { useStopKeys } from './use-stop-keys.ts'

type Removed = { before: readonly FormStop[]; index: number; title: string }

/** Actions on the list of stops. The last removal can be undone until the next change. */
export function useStopList() {
  const { form: orderForm, inputs, change: changeOrder } = useOrderForm()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const change: ChangeStops = useCallback(
    (make) => {
      setRemoved(null)
      changeOrder((draft) => ({ ...draft, stops: make(draft.stops) }))
    },
    [changeOrder],
  )
  const { form, insertKey, removeKey } = useStopKeys(change)
  return {
    form,
    removed,
    /** Stop added last, whose first field gets the focus. */
    added,
    add: (index: number) => {
      setAdded(insertKey(index))
      change((stops) => addStop(stops, index, (type) => emptyStop(type, inputs.references)))
    },
    remove: (index: number, title: string) => {
      const before = orderForm.getValues().stops
      removeKey(index)
      change((stops) => assignToOnly(removeStop(stops, index)))
      setRemoved({ before, index, title })
    },
    undo: () => {
      if (!removed) return
      insertKey(removed.index)
      change(() => removed.before)
    },
    setType: (index: number, type: StopType) =>
      change((stops) =>
        changeStopType(stops, index, type).map((stop, at) =>
          at === index ? withRequiredReferences(stop, inputs.references) : stop,
        ),
      ),
  }
}

export type StopActions = ReturnType<typeof useStopList>

const emptyStop = (type: StopType, references: OrderBasis['references']): FormStop => ({
  ...newStopOf(type, references),
  location: null,
  id: null,
})
