import type { OrderType } from '@lanewise/domain/orders/order-types'
import {
  type EnteredReference,
  newReference,
  type ReferenceType,
  referenceOfOrderType,
} from '@lanewise/domain/orders/reference-types'
import type { Random } from '#random.ts'

const numbered = (typeId: ReferenceType, isRequired: boolean, value: string): EnteredReference => ({
  ...newReference(typeId, isRequired),
  value,
})

const prefixes: Readonly<Record<OrderType, string>> = { Purchase: '45', Sales: '71', Transfer: '18', Return: '90' }

/** The reference number that every order of the type has, and for some orders the customer's own number. */
export function orderReference(random: Random, type: OrderType): EnteredReference[] {
  const own = numbered(referenceOfOrderType[type], true, `${prefixes[type]}${random.whole(10_000_000, 99_999_999)}`)
  const customers = numbered('CustomerReference', false, `CR-${random.whole(10_000, 99_999)}`)
  const ledger = numbered('GlCode', false, `${random.whole(4000, 6999)}-${random.whole(10, 99)}`)
  return [own, ...(random.chance(0.3) ? [customers] : []), ...(random.chance(0.1) ? [ledger] : [])]
}

/** The reference that a dock requires at its gate. */
export const stopReference = (random: Random, type: 'Pickup' | 'Dropoff'): EnteredReference[] =>
  random.chance(0.5)
    ? [numbered(type === 'Pickup' ? 'PickupNumber' : 'DeliveryNumber', false, `${random.whole(10_000, 99_999)}`)]
    : []
