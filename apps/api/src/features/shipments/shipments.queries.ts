import { type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { recordQueries } from '#platform/db/queries/record-queries.ts'
import { type RecordRow, recordColumns, type Tables } from '#platform/db/schema.gen.ts'

export type ShipmentRow = RecordRow<'shipments'>
export type ShipmentStopRow = Selectable<Tables['shipmentStops']>
export type ShipmentColumns = Updateable<Tables['shipments']>

const records = recordQueries('shipments')
const { living } = records
export const { findById: findShipmentById, findByIds: findShipmentsByIds, lockById: lockShipmentById } = records

export const findShipmentByNumber = (db: Tx, shipmentNumber: string) =>
  living(db).where('shipmentNumber', '=', shipmentNumber).executeTakeFirst()

export const lockShipmentByNumber = (db: Tx, shipmentNumber: string) =>
  living(db).where('shipmentNumber', '=', shipmentNumber).forUpdate().executeTakeFirst()

/** Current shipment of an order. (DEF-50) */
export const findShipmentOfOrder = (db: Tx, orderId: string) =>
  living(db)
    .where(sql<boolean>`id = (select shipment_id from shipment_orders where order_id = ${orderId} and is_active)`)
    .executeTakeFirst()

/** Saves the columns and increments the version. */
export const saveShipment = (db: Tx, id: string, columns: ShipmentColumns, now: Date): Promise<ShipmentRow> =>
  db
    .updateTable('shipments')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(recordColumns.shipments)
    .executeTakeFirstOrThrow()

export const stopsOfShipment = (db: Tx, shipmentId: string): Promise<ShipmentStopRow[]> =>
  db.selectFrom('shipmentStops').selectAll().where('shipmentId', '=', shipmentId).orderBy('stopNumber').execute()

export const partsOfShipment = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('shipmentStopParts')
    .select(['shipmentStopId', 'orderStopId', 'orderId'])
    .where('shipmentId', '=', shipmentId)
    .execute()

/** Ids of the orders currently on the shipment, in ascending order. Locks are always taken in this order. */
export const activeOrderIds = async (db: Tx, shipmentId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('shipmentOrders')
    .select('orderId')
    .where('shipmentId', '=', shipmentId)
    .where('isActive', '=', true)
    .orderBy('orderId')
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** Ids of all orders that are or were on the shipment. */
export const orderIdsEver = async (db: Tx, shipmentId: string): Promise<string[]> => {
  const rows = await db.selectFrom('shipmentOrders').select('orderId').where('shipmentId', '=', shipmentId).execute()
  return rows.map(({ orderId }) => orderId)
}

/** Active shipment of an order, if any. (DEF-50) */
export const activeShipmentOf = (db: Tx, orderId: string) =>
  db
    .selectFrom('shipmentOrders')
    .innerJoin('shipments', 'shipments.id', 'shipmentOrders.shipmentId')
    .select(['shipments.id', 'shipments.shipmentNumber', 'shipments.status'])
    .where('shipmentOrders.orderId', '=', orderId)
    .where('shipmentOrders.isActive', '=', true)
    .executeTakeFirst()

export const chargesOf = (db: Tx, shipmentId: string) =>
  db.selectFrom('shipmentCharges').selectAll().where('shipmentId', '=', shipmentId).orderBy('position').execute()
export type ChargeRow = Awaited<ReturnType<typeof chargesOf>>[number]

export async function routeLineOf(db: Tx, shipmentId: string): Promise<[number, number][]> {
  const row = await db.selectFrom('shipmentWays').select('line').where('shipmentId', '=', shipmentId).executeTakeFirst()
  return (row?.line as [number, number][] | undefined) ?? []
}

/** Removes all orders from a shipment, or only the given ones. */
export const leaveShipment = (db: Tx, shipmentId: string, now: Date, orderIds: readonly string[] | null = null) =>
  db
    .updateTable('shipmentOrders')
    .set({ isActive: false, leftAt: now })
    .where('shipmentId', '=', shipmentId)
    .where('isActive', '=', true)
    .$if(orderIds !== null, (query) => query.where(sql<boolean>`order_id = any(${orderIds}::uuid[])`))
    .execute()
