import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { orderStatuses } from '@lanewise/domain/orders/order-status'
import { type RawBuilder, sql } from 'kysely'
import { listedOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

/** The active shipments of these orders. */
export const shipmentsOf = (db: Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('shipmentOrders')
    .innerJoin('shipments', 'shipments.id', 'shipmentOrders.shipmentId')
    .select([
      'shipmentOrders.orderId',
      'shipments.id',
      'shipments.shipmentNumber',
      'shipments.status',
      'shipments.version',
    ])
    .where(sql<boolean>`shipment_orders.order_id = any(${orderIds}::uuid[])`)
    .where('shipmentOrders.isActive', '=', true)
    .execute()
export type ShipmentOfOrder = Awaited<ReturnType<typeof shipmentsOf>>[number]

/** The orders on a shipment by their ids, and the stops of the orders in the sequence in which the truck makes them. */
export async function loadedOn(db: Tx, shipmentId: string) {
  const rows = await db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('shipmentStops as stop', 'stop.id', 'part.shipmentStopId')
    .innerJoin('orders', 'orders.id', 'part.orderId')
    .select(['part.orderStopId', 'part.orderId', 'orders.orderNumber'])
    .where('part.shipmentId', '=', shipmentId)
    .orderBy('stop.stopNumber')
    .orderBy('part.orderStopId')
    .execute()
  const orders = new Map(rows.map(({ orderId, orderNumber }) => [orderId, orderNumber] as const).toSorted())
  return {
    orderIds: [...orders.keys()],
    orderNumbers: [...orders.values()],
    stopIds: rows.map(({ orderStopId }) => orderStopId),
  }
}

export const summariesOf = (db: Tx, ids: readonly string[], seesDrafts: boolean) =>
  listedOrders.query(db, seesDrafts).where(sql<boolean>`orders.id = any(${ids}::uuid[])`).execute()

/** Measured minutes of loading and unloading at locations. */
export const serviceMinutesOf = (db: Tx, locationIds: readonly string[]) =>
  db
    .selectFrom('locations')
    .select(['id', 'averageLoadingMinutes', 'averageUnloadingMinutes'])
    .where(sql<boolean>`id = any(${locationIds}::uuid[])`)
    .execute()

export type CandidateFilter = {
  baseId: string
  equipmentMode: EquipmentMode
  sameStops: boolean
  searchTerm: string
  without: readonly string[]
}

export const candidateList = listQuery({
  id: sortBy(sql`orders.id`, 'uuid'),
  from: (db: Tx, filter: CandidateFilter) =>
    listedOrders
      .query(db, false)
      .where('orders.status', '=', orderStatuses.Accepted)
      .where('orders.equipmentMode', '=', filter.equipmentMode),
  where: conditionsOf,
  search: { kind: 'order', column: 'orders.searchText', text: ({ searchTerm }) => searchTerm },
  sorts: { NextPickup: listedOrders.nextPickupFirst },
})

function conditionsOf({ baseId, sameStops, without }: CandidateFilter): RawBuilder<boolean>[] {
  return [
    sql<boolean>`orders.id <> ${baseId}`,
    sql<boolean>`not exists (select from shipment_orders on_it where on_it.order_id = orders.id and on_it.is_active)`,
    ...(without.length > 0 ? [sql<boolean>`orders.order_number <> all(${without}::text[])`] : []),
    ...(sameStops ? [sharesStopWith(baseId)] : []),
  ]
}

/**
 * Orders that are picked up where the base order picks up, or dropped where it drops. Such stops are merged into one.
 */
const sharesStopWith = (baseId: string) => sql<boolean>`orders.id = any(array(
  select other.order_id from order_stops own join order_stops other
    on other.location_id = own.location_id and other.stop_type = own.stop_type
  where own.order_id = ${baseId}))`
