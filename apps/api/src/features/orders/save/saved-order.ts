import type { Tx } from '#platform/db/database.ts'
import { type ItemRow, itemsOf, type OrderRow, type StopRow, stopsOf } from '../orders.queries.ts'

/** An order with its stops and items as stored. */
export type SavedOrder = { row: OrderRow; stops: readonly StopRow[]; items: readonly ItemRow[] }

export async function readOrder(db: Tx, row: OrderRow): Promise<SavedOrder> {
  const [stops, items] = await Promise.all([stopsOf(db, row.id), itemsOf(db, row.id)])
  return { row, stops, items }
}

/** The stored stop of a sent stop, as long as its location is the same. Its copy of the location stays as agreed. */
export const savedStopOf = (
  sent: { id: string | null; locationNumber: string | null },
  before: SavedOrder | null,
): StopRow | undefined =>
  before?.stops.find(({ id, locationNumber }) => id === sent.id && locationNumber === sent.locationNumber)
