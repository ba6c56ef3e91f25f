import type { OrderRows } from '@lanewise/api/features/orders/save/rows/order-rows'
import type { Db } from '@lanewise/api/platform/db/database'
import { recordColumns, type Tables } from '@lanewise/api/platform/db/schema.gen'
import { type Selectable, sql } from 'kysely'

export type SampleOrder = Omit<OrderRows, 'line'> & { status: Selectable<Tables['orders']>['status'] }
export type SampleShipment = { id: string; status: Selectable<Tables['shipments']>['status']; stopIds: string[] }

/** Columns of an order that its save does not write. */
const stored = new Set<string>([
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'orderNumber',
  'status',
  'onTimeStatus',
  'voidedAt',
  'voidedBy',
  'voidReason',
  'hasPendingChangeRequests',
  'lowestShipCents',
  'lowestShipMode',
  'lowestShipAt',
  'numberOrder',
])

/** Chooses open orders and trucks on the road, and gives them what a list needs none of: stops, freight and reports. */
export async function fillSample(db: Db, size: number) {
  await sql`create temporary table sampled_orders as
    select id from orders where status between 1 and 5 order by random() limit ${size}`.execute(db)
  await sql`create temporary table sampled_shipments as
    select id from shipments where status between 4 and 6 order by random() limit ${size}`.execute(db)
  for (const [end, number] of [
    ['origin', 1],
    ['destination', 2],
  ] as const)
    await insertStops(db, end, number)
  await sql`insert into order_items (order_id, unique_identifier, position, pickup_stop_id, dropoff_stop_id, description,
      total_weight, package_count, packaging_unit_type, cargo_classification)
    select pickup.order_id, 'item', 0, pickup.id, dropoff.id, 'Item', 100, 4, 'Skid', 'General'
    from order_stops pickup join order_stops dropoff using (order_id)
    where pickup.stop_number = 1 and dropoff.stop_number = 2`.execute(db)
  await sql`insert into stop_outlooks (shipment_stop_id, shipment_id, eta_at, on_time_status)
    select id, shipment_id, early_at, 'OnTime' from shipment_stops`.execute(db)
  await sql`insert into shipment_tracking (shipment_id, last_heard_at) select id, now() from sampled_shipments`.execute(
    db,
  )
}

async function insertStops(db: Db, end: 'origin' | 'destination', stopNumber: number) {
  const [location, early, late] = ['location_id', 'early_at', 'late_at'].map((name) => sql.ref(`${end}_${name}`))
  const stopType = stopNumber - 1
  await sql`insert into order_stops (order_id, stop_number, stop_type, location_id, location_number, company_name,
      location_name, address_line1, city, state, postal_code, country, time_zone, base_date, early_at, late_at)
    select orders.id, ${stopNumber}, ${stopType}, place.id, place.location_number, place.company_name,
      place.location_name, place.address_line1, place.city, place.state, place.postal_code, place.country,
      place.iana_time_zone, ${early}::date, ${early}, ${late}
    from orders join sampled_orders using (id) join locations place on place.id = ${location}`.execute(db)
  await sql`insert into shipment_stops (shipment_id, stop_number, stop_type, location_id, early_at, late_at)
    select id, ${stopNumber}, ${stopType}, ${location}, ${early}, ${late}
    from shipments join sampled_shipments using (id)`.execute(db)
}

/**
 * Enters the newest records into the search index, as the triggers would have done. The filling of the tables disabled
 * them.
 */
export async function enterIntoSearch(db: Db, most: number) {
  for (const [table, kind, number] of [
    ['orders', 'order', 'order_number'],
    ['shipments', 'shipment', 'shipment_number'],
    ['order_references', 'orderReference', 'value'],
  ] as const) {
    await sql`insert into system.search_entries (company_id, kind, entity_id, number, name, search_text)
      select company_id, ${kind}, id, system.fold_search_number(${sql.ref(number)}),
        system.fold_search_text(${sql.ref(number)}), search_text
      from ${sql.table(table)} order by ${sql.ref(table === 'order_references' ? 'order_id' : 'number_order')} desc
      limit ${most}`.execute(db)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  }
}

export async function sampleOrders(db: Db): Promise<SampleOrder[]> {
  const columns = recordColumns.orders.filter((name) => !stored.has(name))
  const heads = await db
    .selectFrom('orders')
    .select([...columns, 'status'])
    .where(sql<boolean>`id in (select id from sampled_orders)`)
    .execute()
  const ids = sql<boolean>`order_id in (select id from sampled_orders)`
  const stops = await db.selectFrom('orderStops').selectAll().where(ids).orderBy('stopNumber').execute()
  const items = await db.selectFrom('orderItems').selectAll().where(ids).execute()
  const references = await db
    .selectFrom('orderReferences')
    .select(['orderId', 'stopNumber', 'label', 'typeId', 'value'])
    .where(ids)
    .execute()
  const ofOrder = <T extends { orderId: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ orderId }) => orderId)
  const [stopsOf, itemsOf, referencesOf] = [ofOrder(stops), ofOrder(items), ofOrder(references)]
  return heads.map(({ status, ...head }) => ({
    head,
    status,
    stops: stopsOf.get(head.id) ?? [],
    items: itemsOf.get(head.id) ?? [],
    references: referencesOf.get(head.id) ?? [],
  })) as unknown as SampleOrder[]
}

export async function sampleShipments(db: Db): Promise<SampleShipment[]> {
  const { rows } = await sql<SampleShipment>`
    select shipments.id, status, array_agg(stop.id order by stop_number) as stop_ids
    from shipments join sampled_shipments using (id) join shipment_stops stop on stop.shipment_id = shipments.id
    group by shipments.company_id, shipments.id`.execute(db)
  return rows
}
