import type { TrackedFilter as Sent } from '@lanewise/contract/tracking-list'
import { mostTrucks } from '@lanewise/contract/tracking-list'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { type RawBuilder, sql } from 'kysely'
import { listedShipments } from '#features/shipments/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { listQuery, type Page } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

export type TrackedFilter = Omit<Sent, keyof Page>
export type TrackedRequest = TrackedFilter & Parameters<typeof listedShipments.conditionsOf>[0]

/** Spelled out as literals, so that the planner can use the partial index of tracked shipments. */
const isTracked = sql<boolean>`shipments.status between 3 and 7`

const tracked = (db: Tx) =>
  db.selectFrom('shipments').where('shipments.deletedAt', 'is', null).where(isTracked).select(listedShipments.columns)

export type TrackedRow = Awaited<ReturnType<ReturnType<typeof tracked>['executeTakeFirstOrThrow']>>

const byDelivery = sortBy(sql`shipments.destination_early_at`, 'timestamptz')

export const trackedList = listQuery({
  id: sortBy(sql`shipments.id`, 'uuid'),
  from: (db, _filter: TrackedRequest) => tracked(db),
  where: listedShipments.conditionsOf,
  search: { kind: 'shipment', column: 'shipments.searchText', text: ({ searchTerm }) => searchTerm },
  sorts: {
    Trouble: [sortBy(sql`system.trouble(shipments.status, shipments.on_time_status)`, 'bigint'), byDelivery],
    DestinationEarlyDateTime: [byDelivery],
    OriginEarlyDateTime: [sortBy(sql`shipments.origin_early_at`, 'timestamptz')],
    ShipmentNumber: [sortBy(sql`shipments.number_order`, 'bigint')],
  },
  sort: ({ orderByProperty, orderByDirection }) => `${orderByDirection === -1 ? '-' : ''}${orderByProperty}`,
})

export type TruckRow = {
  id: string
  shipmentNumber: string
  status: number
  onTimeStatus: OnTimeStatus | null
  latitude: number
  longitude: number
  nextLatitude: number | null
  nextLongitude: number | null
}

/** Trucks with a known position, those in trouble first. One row beyond the map's limit shows that there are more. */
export async function trucksOf(db: Tx, query: TrackedRequest): Promise<TruckRow[]> {
  const { rows } = await sql<TruckRow>`
    select shipments.id, shipments.shipment_number, shipments.status, shipments.on_time_status,
      known.latitude, known.longitude, place.latitude as next_latitude, place.longitude as next_longitude
    from shipments
    join shipment_tracking known on known.shipment_id = shipments.id and known.latitude is not null
    left join lateral (
      select order_stop.latitude, order_stop.longitude from shipment_stops stop
      join shipment_stop_parts part on part.shipment_stop_id = stop.id
      join order_stops order_stop on order_stop.id = part.order_stop_id
      where stop.shipment_id = shipments.id and stop.stop_number = known.next_stop_number and stop.arrived_at is null
      limit 1
    ) place on true
    where ${all(query)}
    order by system.trouble(shipments.status, shipments.on_time_status), shipments.destination_early_at
    limit ${mostTrucks + 1}`.execute(db)
  return rows
}

/** Shipments by on-time status. The on-time filter itself is ignored. */
export async function countsOf(db: Tx, query: TrackedRequest) {
  const { rows } = await sql<{ onTimeStatus: OnTimeStatus | null; count: number }>`
    select shipments.on_time_status, count(*)::int as count from shipments
    where ${all({ ...query, onTimeStatus: [] })} group by shipments.on_time_status`.execute(db)
  const of = (status: OnTimeStatus) => rows.find(({ onTimeStatus }) => onTimeStatus === status)?.count ?? 0
  return {
    all: rows.reduce((total, { count }) => total + count, 0),
    Late: of('Late'),
    AtRisk: of('AtRisk'),
    OnTime: of('OnTime'),
    Early: of('Early'),
  }
}

const all = (query: TrackedRequest): RawBuilder<boolean> => {
  const searchConditions = query.searchTerm
    ? [sql<boolean>`shipments.search_text like all (system.search_patterns(${query.searchTerm}))`]
    : []
  const conditions = [
    sql<boolean>`shipments.deleted_at is null`,
    isTracked,
    ...listedShipments.conditionsOf(query),
    ...searchConditions,
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
