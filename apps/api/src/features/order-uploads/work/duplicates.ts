import type { OrderFields } from '@lanewise/contract/order-fields'
import { referenceOfOrderType } from '@lanewise/domain/orders/reference-types'
import type { Tx } from '#platform/db/database.ts'
import { findDuplicates, type Outcome } from './work.queries.ts'

/**
 * Finds waiting orders that exist already: an order of the same type with the same number of the kind that this type
 * requires, and not voided. They get the outcome duplicate, with the number of the existing order. (ORDPAGE-10)
 */
export async function duplicatesAmong(db: Tx, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const candidates = outcomes.flatMap(({ id, outcome, fields }) => {
    const { orderType, referenceNumbers } = (fields ?? {}) as Partial<OrderFields>
    const typeId = orderType ? referenceOfOrderType[orderType] : null
    const value = referenceNumbers?.find((reference) => reference.typeId === typeId)?.value
    return outcome === 'Waiting' && orderType && typeId && value ? [{ id, orderType, typeId, value }] : []
  })
  const known = candidates.length > 0 ? await findDuplicates(db, candidates) : new Map<string, string>()
  return outcomes.map((one) => {
    const orderNumber = known.get(one.id)
    return orderNumber ? { id: one.id, outcome: 'Duplicate', orderNumber } : one
  })
}
