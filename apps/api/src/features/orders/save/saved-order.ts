import type { Tx } from '#platform/db/database.ts'
import { type ItemRow, itemsOf, type OrderRow, type StopRow, stopsOf } from '../orders.queries.ts'

/** An order with everything that belongs to it, as it is kept. */
export type SavedOrder = { row: OrderRow; stops: readonly StopRow[]; items: readonly ItemRow[] }

export async function readOrder(db: Tx, row: OrderRow): Promise<SavedOrder> {
  const [stops, items] = await Promise.all([stopsOf(db, row.id), itemsOf(db, row.id)])
  return { row, stops, items }
}

/** The stop of the order that a sent one is, while it is at the same place: its copy of the place stays as it was agreed. */
export const keptStop = (
  sent: { id: string | null; locationNumber: string | null },
  before: SavedOrder | null,
): StopRow | undefined =>
  before?.stops.find(({ id, locationNumber }) => id === sent.id && locationNumber === sent.locationNumber)
