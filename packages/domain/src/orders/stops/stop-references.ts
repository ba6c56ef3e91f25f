import type { EnteredReference, ReferenceCategory } from '#orders/reference-types.ts'
import type { OrderStop, StopType } from '#orders/stops/stop.ts'

/** A kind of reference number that a company offers at a place. */
export type OfferedReference = Omit<EnteredReference, 'value'>
export type OfferedReferences = Readonly<Record<ReferenceCategory, readonly OfferedReference[]>>

/** Where the reference numbers of a stop stand; one without a type counts as a pickup until somebody says otherwise. */
export const referenceCategoryOf = (type: StopType | null): ReferenceCategory =>
  type === 'Dropoff' ? 'dropoff' : 'pickup'

/**
 * ORDER-26: the stop with the reference numbers that its type requires, empty where nobody has filled them in. What was
 * required of another type goes when it is empty, and can be removed when it is not.
 */
export function withRequiredReferences<S extends Pick<OrderStop, 'type' | 'referenceNumbers'>>(
  stop: S,
  offered: OfferedReferences,
): S {
  const required = offered[referenceCategoryOf(stop.type)].filter(({ isRequired }) => isRequired)
  const asks = (typeId: string) => required.some((one) => one.typeId === typeId)
  const kept = stop.referenceNumbers
    .filter(({ typeId, value, isRequired }) => !isRequired || value.trim() !== '' || asks(typeId))
    .map((one) => ({ ...one, isRequired: one.isRequired && asks(one.typeId) }))
  const missing = required.filter(({ typeId }) => !kept.some((one) => one.typeId === typeId))
  return { ...stop, referenceNumbers: [...kept, ...missing.map((one) => ({ ...one, value: '' }))] }
}
