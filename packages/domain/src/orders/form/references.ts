import type { OrderBasis } from '#orders/form/order-defaults.ts'
import type { OrderType } from '#orders/order-types.ts'
import {
  type EnteredReference,
  newReference,
  type ReferenceCategory,
  referenceOfOrderType,
} from '#orders/reference-types.ts'
import { newStop, type OrderStop, type StopType } from '#orders/stops/stop.ts'

type References = OrderBasis['references']

/** An empty reference number for each type that the company requires in this category. (ORDER-26) */
export const requiredReferences = (category: ReferenceCategory, references: References): EnteredReference[] =>
  references[category]
    .filter(({ isRequired }) => isRequired)
    .map(({ typeId, label }) => ({ ...newReference(typeId, true), label }))

/** A stop of a type, with the reference numbers that the company requires for it. */
export const newStopOf = (type: StopType, references: References): OrderStop => ({
  ...newStop(type),
  referenceNumbers: requiredReferences(type === 'Pickup' ? 'pickup' : 'dropoff', references),
})

/** Reference numbers of a new order, starting with that of its order type. (ORDER-24, ORDER-26) */
export function startingReferences(orderType: OrderType | null, references: References): EnteredReference[] {
  const own = orderType ? [referenceOf(orderType, references)] : []
  return [...own, ...requiredReferences('order', references).filter(({ typeId }) => typeId !== own[0]?.typeId)]
}

/** Reference numbers after a change of order type; a value already typed moves to the new type. (ORDER-23) */
export function referencesOfType(
  entered: readonly EnteredReference[],
  from: OrderType | null,
  to: OrderType,
  references: References,
): EnteredReference[] {
  const next = referenceOf(to, references)
  const old = entered.findIndex(({ typeId, isRequired }) => from && isRequired && typeId === referenceOfOrderType[from])
  const known = entered.findIndex(({ typeId }) => typeId === next.typeId)
  if (known !== -1) return withoutOld(entered, old === known ? -1 : old, references, next.typeId)
  if (old === -1) return [next, ...entered]
  const staysRequired = isDemanded(entered[old]?.typeId, references)
  const value = staysRequired ? '' : (entered[old]?.value ?? '')
  return entered.toSpliced(old, staysRequired ? 0 : 1, { ...next, value })
}

/**
 * If the new type is already in the list, it becomes required, and the old one is removed unless the company requires
 * it anyway.
 */
const withoutOld = (entered: readonly EnteredReference[], old: number, references: References, required: string) =>
  entered
    .map((one) => (one.typeId === required ? { ...one, isRequired: true } : one))
    .filter((one, index) => index !== old || isDemanded(one.typeId, references))

const isDemanded = (typeId: string | undefined, { order }: References) =>
  order.some((one) => one.typeId === typeId && one.isRequired)

function referenceOf(orderType: OrderType, { order }: References): EnteredReference {
  const typeId = referenceOfOrderType[orderType]
  const reference = newReference(typeId, true)
  return { ...reference, label: order.find((one) => one.typeId === typeId)?.label ?? reference.label }
}
