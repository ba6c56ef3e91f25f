import type { KnownTruck, TimedPoint } from '@lanewise/domain/tracking/positions/doubtful'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { routesOf } from '../apply/apply.queries.ts'

type Row = {
  shipmentId: string
  positionAt: Date | null
  latitude: number | null
  longitude: number | null
  doubtfulAt: Date | null
  doubtfulLatitude: number | null
  doubtfulLongitude: number | null
  standingAt: Date | null
  standingLatitude: number | null
  standingLongitude: number | null
}

/**
 * What is known of trucks: last positions and the stop where each one stands. The planned routes, which are large, are
 * read only for `offRoadIds`.
 */
export async function knownTrucks(
  db: Tx,
  shipmentIds: readonly string[],
  offRoadIds: readonly string[],
): Promise<Map<string, KnownTruck>> {
  const { rows } = await sql<Row>`
    select wanted.id as shipment_id, known.position_at, known.latitude, known.longitude,
      known.doubtful_at, known.doubtful_latitude, known.doubtful_longitude,
      standing.arrived_at as standing_at, standing.latitude as standing_latitude, standing.longitude as standing_longitude
    from unnest(${shipmentIds}::uuid[]) as wanted(id)
    left join shipment_tracking known on known.shipment_id = wanted.id
    left join lateral (
      select stop.stop_number, stop.arrived_at, stop.departed_at, place.latitude, place.longitude from shipment_stops stop
      left join lateral (
        select order_stop.latitude, order_stop.longitude from shipment_stop_parts part
        join order_stops order_stop on order_stop.id = part.order_stop_id
        where part.shipment_stop_id = stop.id limit 1
      ) place on true
      where stop.shipment_id = wanted.id and coalesce(stop.arrived_at, stop.departed_at) is not null
      order by stop.stop_number desc limit 1
    ) standing on standing.departed_at is null and not exists (
      -- A departure may have been reported and not been evaluated yet.
      select from tracking_events event where event.shipment_id = wanted.id and event.kind = 'Departed'
        and event.stop_number = standing.stop_number and event.occurred_at >= standing.arrived_at)`.execute(db)
  const lines = offRoadIds.length > 0 ? await routesOf(db, offRoadIds) : new Map<string, LinePoint[]>()
  return new Map(
    rows.map((row) => [
      row.shipmentId,
      {
        accepted: pointAt(row.positionAt, row.latitude, row.longitude),
        doubtful: pointAt(row.doubtfulAt, row.doubtfulLatitude, row.doubtfulLongitude),
        standing: pointAt(row.standingAt, row.standingLatitude, row.standingLongitude),
        line: lines.get(row.shipmentId) ?? [],
      },
    ]),
  )
}

const pointAt = (at: Date | null, latitude: number | null, longitude: number | null): TimedPoint | null =>
  at && latitude !== null && longitude !== null ? { at, latitude, longitude } : null

type Doubtful = { shipmentId: string; doubtful: TimedPoint | null }

/** Saves the last doubtful position of each truck, or that it has none any more. */
export const saveDoubtful = (db: Tx, trucks: readonly Doubtful[]) =>
  sql`
    insert into shipment_tracking (shipment_id, doubtful_at, doubtful_latitude, doubtful_longitude)
    select * from unnest(
      ${trucks.map(({ shipmentId }) => shipmentId)}::uuid[], ${trucks.map(({ doubtful }) => doubtful?.at ?? null)}::timestamptz[],
      ${trucks.map(({ doubtful }) => doubtful?.latitude ?? null)}::float8[],
      ${trucks.map(({ doubtful }) => doubtful?.longitude ?? null)}::float8[])
    on conflict (company_id, shipment_id) do update set doubtful_at = excluded.doubtful_at,
      doubtful_latitude = excluded.doubtful_latitude, doubtful_longitude = excluded.doubtful_longitude`.execute(db)

type Confirmed = { shipmentId: string; at: Date }

/** Accepts doubtful positions that a later one agrees with. */
export const acceptPositions = (db: Tx, confirmed: readonly Confirmed[]) =>
  sql`
    update tracking_events event set doubt = null
    from unnest(${confirmed.map(({ shipmentId }) => shipmentId)}::uuid[], ${confirmed.map(({ at }) => at)}::timestamptz[])
      as confirmed(id, at)
    where event.shipment_id = confirmed.id and event.occurred_at = confirmed.at and event.kind = 'Position'
      and event.doubt is not null`.execute(db)
