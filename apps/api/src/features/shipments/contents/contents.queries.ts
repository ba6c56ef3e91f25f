import type { Line } from '#connectors/routing/find-route.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import { recordColumns } from '#platform/db/schema.gen.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import type { ContentColumns, NewPart, NewStop } from './contents.ts'

type NewShipment = ContentColumns & {
  createdBy: string
  status: ShipmentRow['status']
  origination: ShipmentRow['origination']
  maxBuyCents: number
  laneId: string | null
}

export const insertShipment = (db: Tx, columns: NewShipment): Promise<ShipmentRow> =>
  db.insertInto('shipments').values(columns).returning(recordColumns.shipments).executeTakeFirstOrThrow()

export const joinOrders = (db: Tx, shipmentId: string, orderIds: readonly string[], now: Date) =>
  db
    .insertInto('shipmentOrders')
    .values(orderIds.map((orderId) => ({ shipmentId, orderId, joinedAt: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'shipmentId', 'orderId'])
        .doUpdateSet({ isActive: true, leftAt: null, joinedAt: now }),
    )
    .execute()

/** Rewrites all stops of a shipment. Allowed only while nothing has happened at them yet. */
export async function writeStops(db: Tx, shipmentId: string, stops: readonly NewStop[], parts: readonly NewPart[]) {
  await db.deleteFrom('shipmentStops').where('shipmentId', '=', shipmentId).execute()
  await insertMany(
    'shipmentStops',
    stops.map((stop) => ({ ...stop, shipmentId })),
  ).execute(db)
  await insertMany(
    'shipmentStopParts',
    parts.map((part) => ({ ...part, shipmentId })),
  ).execute(db)
}

/** Order stop ids in the order in which the truck serves them. */
export const stopIdsInOrder = async (db: Tx, shipmentId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('shipmentStops as stop', 'stop.id', 'part.shipmentStopId')
    .select('part.orderStopId')
    .where('part.shipmentId', '=', shipmentId)
    .orderBy('stop.stopNumber')
    .orderBy('part.orderStopId')
    .execute()
  return rows.map(({ orderStopId }) => orderStopId)
}

export async function writeRoute(db: Tx, shipmentId: string, line: Line | null) {
  await db.deleteFrom('shipmentWays').where('shipmentId', '=', shipmentId).execute()
  if (line) await insertMany('shipmentWays', [{ shipmentId, line }]).execute(db)
}
