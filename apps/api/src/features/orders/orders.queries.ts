import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { recordQueries } from '#platform/db/queries/record-queries.ts'
import type { RecordRow, Tables } from '#platform/db/schema.gen.ts'

export type OrderRow = RecordRow<'orders'>
export type StopRow = Selectable<Tables['orderStops']>
export type ItemRow = Selectable<Tables['orderItems']>

const records = recordQueries('orders')
const { living } = records
export const {
  findById: findOrderById,
  findByIds: findOrdersByIds,
  lockById: lockOrderById,
  lockByIds: lockOrders,
} = records

export const findOrder = (db: Tx, orderNumber: string) =>
  living(db).where('orderNumber', '=', orderNumber).executeTakeFirst()

type Keys = { ids: readonly string[] } | { orderNumbers: readonly string[] }

export const findOrders = (db: Tx, keys: Keys): Promise<OrderRow[]> =>
  'ids' in keys
    ? findOrdersByIds(db, [...keys.ids])
    : living(db).where(sql<boolean>`order_number = any(${keys.orderNumbers}::text[])`).execute()

export const lockOrder = (db: Tx, orderNumber: string) =>
  living(db).where('orderNumber', '=', orderNumber).forUpdate().executeTakeFirst()

export const stopsOf = (db: Tx, orderId: string): Promise<StopRow[]> =>
  db.selectFrom('orderStops').selectAll().where('orderId', '=', orderId).orderBy('stopNumber').execute()

export const stopsOfOrders = (db: Tx, orderIds: readonly string[]): Promise<StopRow[]> =>
  db
    .selectFrom('orderStops')
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .orderBy('stopNumber')
    .execute()

export const itemsOfOrders = (db: Tx, orderIds: readonly string[]): Promise<ItemRow[]> =>
  db
    .selectFrom('orderItems')
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .orderBy('position')
    .execute()

/** In the order of their position at the pickups. */
export const itemsOf = (db: Tx, orderId: string): Promise<ItemRow[]> =>
  db.selectFrom('orderItems').selectAll().where('orderId', '=', orderId).orderBy('position').execute()

export async function routeLineOf(db: Tx, orderId: string): Promise<[number, number][]> {
  const row = await db.selectFrom('orderWays').select('line').where('orderId', '=', orderId).executeTakeFirst()
  return (row?.line as [number, number][] | undefined) ?? []
}

/** References with the orders that they belong to. */
export const findReferencesByIds = (db: Tx, ids: string[]) =>
  db
    .selectFrom('orderReferences as reference')
    .innerJoin('orders', 'orders.id', 'reference.orderId')
    .select(['reference.id', 'reference.label', 'reference.value', 'orders.orderNumber', 'orders.status'])
    .where('reference.id', 'in', ids)
    .where('reference.deletedAt', 'is', null)
    .execute()

/** The number of the shipment that an order is on. Drafts are included only for users who may see them (DEF-42). */
export const shipmentNumberFor = (seesDrafts: boolean) => sql<string | null>`(
  select shipment.shipment_number from shipment_orders on_it join shipments shipment on shipment.id = on_it.shipment_id
  where on_it.order_id = orders.id and on_it.is_active and (${seesDrafts} or shipment.status <> 0))`

export const findShipmentNumber = async (db: Tx, orderId: string, seesDrafts: boolean): Promise<string | null> => {
  const number = shipmentNumberFor(seesDrafts).as('number')
  return (await db.selectFrom('orders').select(number).where('id', '=', orderId).executeTakeFirst())?.number ?? null
}

export const findBillToCompany = (db: Tx, id: string) =>
  db.selectFrom('billToCompanies').select(['billToCompanyNumber', 'name']).where('id', '=', id).executeTakeFirst()

/** Deleted billing settings are included, because orders still refer to them. */
export const findBillingName = async (db: Tx, id: string): Promise<string | null> => {
  const row = await db.selectFrom('billingSettings').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
