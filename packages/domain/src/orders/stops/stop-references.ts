import type { OrderBasis } from '#orders/form/order-defaults.ts'
import { requiredReferences } from '#orders/form/references.ts'
import type { ReferenceCategory } from '#orders/reference-types.ts'
import type { OrderStop, StopType } from '#orders/stops/stop.ts'

/** Reference category of a stop; a stop without a type counts as a pickup. */
export const referenceCategoryOf = (type: StopType | null): ReferenceCategory =>
  type === 'Dropoff' ? 'dropoff' : 'pickup'

/**
 * The stop with the reference numbers that its type requires. Reference numbers required by another type are removed if
 * empty, and become optional otherwise. (ORDER-26)
 */
export function withRequiredReferences<S extends Pick<OrderStop, 'type' | 'referenceNumbers'>>(
  stop: S,
  references: OrderBasis['references'],
): S {
  const required = requiredReferences(referenceCategoryOf(stop.type), references)
  const isRequiredType = (typeId: string) => required.some((one) => one.typeId === typeId)
  const remaining = stop.referenceNumbers
    .filter(({ typeId, value, isRequired }) => !isRequired || value.trim() !== '' || isRequiredType(typeId))
    .map((one) => ({ ...one, isRequired: isRequiredType(one.typeId) }))
  const missing = required.filter(({ typeId }) => !remaining.some((one) => one.typeId === typeId))
  return { ...stop, referenceNumbers: [...remaining, ...missing] }
}
