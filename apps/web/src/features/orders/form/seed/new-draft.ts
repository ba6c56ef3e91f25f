import type { Location } from '@lanewise/contract/location-shapes'
import { type FormStop, formLocation } from '@lanewise/contract/order-payload'
import { newOrder } from '@lanewise/domain/orders/form/new-order'
import { newStopOf } from '@lanewise/domain/orders/form/references'
import type { EnteredOrder } from '@lanewise/domain/orders/order'
import type { OrderStop } from '@lanewise/domain/orders/stops/stop'
import { firstStops } from '@lanewise/domain/orders/stops/stop'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { basisOf, type OrderInputs } from '#features/orders/form/order-form.api.ts'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'

/** Form stop without a location. */
export const formStop = (stop: OrderStop): FormStop => ({ ...stop, id: null, location: null })

export const formDraft = (order: EnteredOrder): OrderDraft => ({ ...order, stops: order.stops.map(formStop) })

/** Values of a new order. Its first pickup starts at the default location of the company. (STOP-2, LOC-9) */
export function startOfNew(inputs: OrderInputs, location: Location | null): OrderStart {
  const basis = basisOf(inputs)
  const stops = firstStops().map(({ type }, index) => ({
    ...formStop(newStopOf(type ?? 'Pickup', basis.references)),
    location: index === 0 && location ? formLocation(location) : null,
  }))
  return { draft: newOrder(basis, stops), quote: null, edited: null, docks: [], draftName: 'new', accepted: [] }
}
