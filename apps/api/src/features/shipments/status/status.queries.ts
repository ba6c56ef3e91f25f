import type { Charge } from '@lanewise/domain/rating/charges'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'

/** Stops of each order, and whether the truck has departed from them. */
export const stopsByOrder = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('shipmentStops as stop', 'stop.id', 'part.shipmentStopId')
    .select(['part.orderId', 'stop.stopType', 'stop.departedAt'])
    .where('part.shipmentId', '=', shipmentId)
    .execute()
export type HandledStop = Awaited<ReturnType<typeof stopsByOrder>>[number]

/** When a truck was at a stop. */
export type Visit = { id: string; arrivedAt: Date | null; departedAt: Date | null; unloadedAt: Date | null }

export const saveVisit = (db: Tx, { id, ...times }: Visit) =>
  db.updateTable('shipmentStops').set(times).where('id', '=', id).execute()

/** The on-time status is calculated, not edited by a user, so the version stays. */
export const saveOnTime = (db: Tx, shipmentId: string, onTimeStatus: OnTimeStatus | null) =>
  db.updateTable('shipments').set({ onTimeStatus }).where('id', '=', shipmentId).execute()

export async function writeCharges(db: Tx, shipmentId: string, charges: readonly Charge[]) {
  await db.deleteFrom('shipmentCharges').where('shipmentId', '=', shipmentId).execute()
  const rows = charges.map(({ total, ...charge }, position) => ({ ...charge, shipmentId, position, totalCents: total }))
  if (rows.length > 0) await insertMany('shipmentCharges', rows).execute(db)
}
