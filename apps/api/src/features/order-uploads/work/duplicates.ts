import type { OrderFields } from '@lanewise/contract/order-fields'
import { referenceOfOrderType } from '@lanewise/domain/orders/reference-types'
import type { Tx } from '#platform/db/database.ts'
import { findDuplicates, type Outcome } from './work.queries.ts'

/**
 * ORDPAGE-10: those of the waiting orders that are there already: of the same type, with the same number that this type asks
 * for, and not voided. They are settled with the number of the one that is there.
 */
export async function duplicatesAmong(db: Tx, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const named = outcomes.flatMap(({ id, outcome, fields }) => {
    const { orderType, referenceNumbers } = (fields ?? {}) as Partial<OrderFields>
    const typeId = orderType ? referenceOfOrderType[orderType] : null
    const value = referenceNumbers?.find((reference) => reference.typeId === typeId)?.value
    return outcome === 'Waiting' && orderType && typeId && value ? [{ id, orderType, typeId, value }] : []
  })
  const known = named.length > 0 ? await findDuplicates(db, named) : new Map<string, string>()
  return outcomes.map((one) => {
    const orderNumber = known.get(one.id)
    return orderNumber ? { id: one.id, outcome: 'Duplicate', orderNumber } : one
  })
}
