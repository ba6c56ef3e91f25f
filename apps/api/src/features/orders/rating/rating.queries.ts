import type { RawCost } from '#features/quotes/index.ts'
import type { Tx } from '#platform/db/database.ts'

/** Undefined when the order was changed in the meantime. */
export const saveLowest = (
  db: Tx,
  { id, version }: { id: string; version: number },
  lowest: RawCost | null,
  now: Date,
) =>
  db
    .updateTable('orders')
    .set({
      lowestShipCents: lowest?.cost ?? null,
      lowestShipMode: lowest?.shippingMode ?? null,
      lowestShipAt: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['orderNumber', 'status'])
    .executeTakeFirst()
