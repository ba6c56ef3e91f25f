import type { TrackingFact } from '@lanewise/domain/tracking/progress'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { type Selectable, sql } from 'kysely'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { recordColumns, type Tables } from '#platform/db/schema.gen.ts'

/** Companies for which somebody has to look at a shipment. */
export async function companiesWithTurns(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select company_id from system.company_ids company where exists (
      select from system.tracking_turns turn where turn.company_id = company.company_id and due_at <= ${now})
    order by (select min(due_at) from system.tracking_turns turn where turn.company_id = company.company_id)`.execute(
    db,
  )
  return rows.map(({ companyId }) => companyId)
}

/** The shipments that wait longest, locked; those that somebody else works on are left to them. */
export async function takeTurns(db: Tx, companyId: string, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ shipmentId: string }>`
    select shipment_id from system.tracking_turns where company_id = ${companyId} and due_at <= ${now}
    order by due_at limit ${most} for update skip locked`.execute(db)
  return rows.map(({ shipmentId }) => shipmentId)
}

/** The turn of one shipment, whoever has it now. */
export const lockTurn = (db: Tx, companyId: string, shipmentId: string) =>
  sql`select from system.tracking_turns where company_id = ${companyId} and shipment_id = ${shipmentId} for update`.execute(
    db,
  )

/** When each is to be looked at again; null when nothing but news can change it. */
export async function endTurns(db: Tx, companyId: string, turns: readonly { id: string; nextLookAt: Date | null }[]) {
  const later = turns.filter(({ nextLookAt }) => nextLookAt !== null)
  const done = turns.filter(({ nextLookAt }) => nextLookAt === null)
  if (later.length > 0)
    await sql`
      update system.tracking_turns turn set due_at = next.at, failures = 0
      from unnest(${later.map(({ id }) => id)}::uuid[], ${later.map(({ nextLookAt }) => nextLookAt)}::timestamptz[]) as next(id, at)
      where turn.company_id = ${companyId} and turn.shipment_id = next.id`.execute(db)
  if (done.length > 0)
    await sql`
      delete from system.tracking_turns where company_id = ${companyId}
        and shipment_id = any(${done.map(({ id }) => id)}::uuid[])`.execute(db)
}

/** One that failed is tried again later, each time after a longer while. */
export const postponeTurn = (db: Db, companyId: string, shipmentId: string, now: Date) =>
  sql`
    update system.tracking_turns set failures = failures + 1,
      due_at = ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, least(failures, 12)))
    where company_id = ${companyId} and shipment_id = ${shipmentId}`.execute(db)

/** Those that somebody is just changing are left for later. */
export const lockFree = (db: Tx, ids: readonly string[]): Promise<ShipmentRow[]> =>
  db
    .selectFrom('shipments')
    .select(recordColumns.shipments)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

type StopRow = Selectable<Tables['shipmentStops']>
export type TrackedStopRow = StopRow & {
  latitude: number | null
  longitude: number | null
  city: string | null
  state: string | null
  timeZone: string | null
  serviceMinutes: number | null
  etaAt: Date | null
  onTimeStatus: string | null
}

/** The stops in their order, with the place as it was agreed and the minutes that the location measured. */
export async function trackedStops(db: Tx, shipmentIds: readonly string[]): Promise<TrackedStopRow[]> {
  const { rows } = await sql<TrackedStopRow>`
    select stop.*, place.latitude, place.longitude, place.city, place.state, place.time_zone, outlook.eta_at, outlook.on_time_status,
      case when stop.stop_type = 0 then location.average_loading_minutes else location.average_unloading_minutes end
        as service_minutes
    from shipment_stops stop
    join locations location on location.id = stop.location_id
    left join stop_outlooks outlook on outlook.shipment_stop_id = stop.id
    left join lateral (
      select order_stop.latitude, order_stop.longitude, order_stop.city, order_stop.state, order_stop.time_zone from shipment_stop_parts part
      join order_stops order_stop on order_stop.id = part.order_stop_id
      where part.shipment_stop_id = stop.id limit 1
    ) place on true
    where stop.shipment_id = any(${shipmentIds}::uuid[]) order by stop.shipment_id, stop.stop_number`.execute(db)
  return rows
}

export type FactRow = TrackingFact & { shipmentId: string }

/** The last word on each thing that was told; positions are known apart. */
export async function toldFacts(db: Tx, shipmentIds: readonly string[]): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select distinct on (shipment_id, kind, stop_number) shipment_id, kind, stop_number, occurred_at, sequence::float8 as sequence
    from tracking_events where shipment_id = any(${shipmentIds}::uuid[]) and kind <> 'Position'
    order by shipment_id, kind, stop_number, sequence desc`.execute(db)
  return rows
}

export type KnownRow = Selectable<Tables['shipmentTracking']>

export const knownOf = (db: Tx, shipmentIds: readonly string[]): Promise<KnownRow[]> =>
  db.selectFrom('shipmentTracking').selectAll().where(sql<boolean>`shipment_id = any(${shipmentIds}::uuid[])`).execute()

export async function waysOf(db: Tx, shipmentIds: readonly string[]): Promise<Map<string, LinePoint[]>> {
  const rows = await db
    .selectFrom('shipmentWays')
    .select(['shipmentId', 'line'])
    .where(sql<boolean>`shipment_id = any(${shipmentIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ shipmentId, line }) => [shipmentId, line as unknown as LinePoint[]]))
}

export type Handled = { shipmentStopId: string; orderId: string }

/** Which orders are handled at which stops, of those that are on the shipment now. */
export async function handledAt(db: Tx, shipmentId: string): Promise<Handled[]> {
  const { rows } = await sql<Handled>`
    select part.shipment_stop_id, part.order_id from shipment_stop_parts part
    join shipment_orders joined on joined.shipment_id = part.shipment_id and joined.order_id = part.order_id and joined.is_active
    where part.shipment_id = ${shipmentId}`.execute(db)
  return rows
}
