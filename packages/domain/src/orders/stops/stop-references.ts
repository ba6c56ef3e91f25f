import type { OrderBasis } from '#orders/form/order-defaults.ts'
import { requiredReferences } from '#orders/form/references.ts'
import type { ReferenceCategory } from '#orders/reference-types.ts'
import type { OrderStop, StopType } from '#orders/stops/stop.ts'

/** Where the reference numbers of a stop stand; one without a type counts as a pickup until somebody says otherwise. */
export const referenceCategoryOf = (type: StopType | null): ReferenceCategory =>
  type === 'Dropoff' ? 'dropoff' : 'pickup'

/**
 * ORDER-26: the stop with the reference numbers that its type requires. What another type required goes where nobody
 * has filled it in, and can be removed where somebody has.
 */
export function withRequiredReferences<S extends Pick<OrderStop, 'type' | 'referenceNumbers'>>(
  stop: S,
  references: OrderBasis['references'],
): S {
  const required = requiredReferences(referenceCategoryOf(stop.type), references)
  const isAsked = (typeId: string) => required.some((one) => one.typeId === typeId)
  const kept = stop.referenceNumbers
    .filter(({ typeId, value, isRequired }) => !isRequired || value.trim() !== '' || isAsked(typeId))
    .map((one) => ({ ...one, isRequired: isAsked(one.typeId) }))
  const missing = required.filter(({ typeId }) => !kept.some((one) => one.typeId === typeId))
  return { ...stop, referenceNumbers: [...kept, ...missing] }
}
