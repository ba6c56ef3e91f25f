import type { TrackingFact } from '@lanewise/domain/tracking/progress'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { type Selectable, sql } from 'kysely'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { recordColumns, type Tables } from '#platform/db/schema.gen.ts'
import { type Claim, type Looked, notAwaited } from '#platform/outbox/process-due-items.ts'

export async function companiesWithDueShipments(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select company_id from system.company_ids company where exists (
      select from system.tracking_turns turn where turn.company_id = company.company_id and due_at <= ${now})
    order by (select min(due_at) from system.tracking_turns turn where turn.company_id = company.company_id)`.execute(
    db,
  )
  return rows.map(({ companyId }) => companyId)
}

/** Claims the shipments that have waited longest. Rows locked by another transaction are skipped. */
export async function claimDueShipments(db: Db, { companyId, now, until, most }: Claim): Promise<string[]> {
  const { rows } = await sql<{ shipmentId: string }>`
    with due as (
      select shipment_id from system.tracking_turns
      where company_id = ${companyId} and due_at <= ${now} and ${notAwaited}
      order by due_at limit ${most} for update skip locked
    )
    update system.tracking_turns turn set due_at = ${until} from due
    where turn.company_id = ${companyId} and turn.shipment_id = due.shipment_id returning turn.shipment_id`.execute(db)
  return rows.map(({ shipmentId }) => shipmentId)
}

/**
 * Saves when each shipment is due again. A claimed shipment that was marked due again in the meantime keeps that mark.
 */
export const finishDueShipments = (
  db: Db | Tx,
  { companyId, until }: { companyId: string; until: Date | null },
  looked: readonly Looked<string>[],
) =>
  sql`
    with looked as (
      select turn.shipment_id, ended.at from system.tracking_turns turn
      join unnest(${looked.map(({ dueItem }) => dueItem)}::uuid[], ${looked.map(({ nextCheckAt }) => nextCheckAt)}::timestamptz[])
        as ended(id, at) on ended.id = turn.shipment_id
      where turn.company_id = ${companyId} and due_at = coalesce(${until}::timestamptz, due_at) and ${until === null ? sql`true` : notAwaited}
      order by turn.shipment_id for update of turn
    ), ended as (
      delete from system.tracking_turns turn using looked
      where looked.at is null and turn.company_id = ${companyId} and turn.shipment_id = looked.shipment_id
    )
    update system.tracking_turns turn set due_at = looked.at, failures = 0 from looked
    where looked.at is not null and turn.company_id = ${companyId} and turn.shipment_id = looked.shipment_id`.execute(
    db,
  )

/** Schedules a retry after a failure, with growing pauses. */
export const postponeShipment = (db: Db, companyId: string, shipmentId: string, now: Date) =>
  sql`
    update system.tracking_turns set failures = failures + 1,
      due_at = ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, least(failures, 12)))
    where company_id = ${companyId} and shipment_id = ${shipmentId}`.execute(db)

/** Locks the shipments that no other transaction holds. The others are left for later. */
export const lockFree = (db: Tx, ids: readonly string[]): Promise<ShipmentRow[]> =>
  db
    .selectFrom('shipments')
    .select(recordColumns.shipments)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

type StopRow = Selectable<Tables['shipmentStops']>
export type TrackedStopRow = StopRow & {
  latitude: number | null
  longitude: number | null
  timeZone: string | null
  companyName: string | null
  city: string | null
  state: string | null
  serviceMinutes: number | null
  etaAt: Date | null
  onTimeStatus: string | null
}

/** Stops in order, with the place as agreed and the measured dwell minutes of the location. */
export async function trackedStops(db: Tx, shipmentIds: readonly string[]): Promise<TrackedStopRow[]> {
  const { rows } = await sql<TrackedStopRow>`
    select stop.*, place.latitude, place.longitude, place.time_zone, place.company_name,
      place.city, place.state, outlook.eta_at, outlook.on_time_status,
      case when stop.stop_type = 0 then location.average_loading_minutes else location.average_unloading_minutes end
        as service_minutes
    from shipment_stops stop
    join locations location on location.id = stop.location_id
    left join stop_outlooks outlook on outlook.shipment_stop_id = stop.id
    left join lateral (
      select order_stop.latitude, order_stop.longitude, order_stop.time_zone, order_stop.company_name, order_stop.city,
        order_stop.state from shipment_stop_parts part
      join order_stops order_stop on order_stop.id = part.order_stop_id
      where part.shipment_stop_id = stop.id limit 1
    ) place on true
    where stop.shipment_id = any(${shipmentIds}::uuid[]) order by stop.shipment_id, stop.stop_number`.execute(db)
  return rows
}

export type FactRow = TrackingFact & { shipmentId: string; reporter: string | null }

/**
 * Latest report of each kind of fact; positions are stored separately. A carrier's rejection before the shipment was
 * booked belongs to an earlier agreement and is left out. (DEF-53)
 */
export async function reportedFacts(db: Tx, shipmentIds: readonly string[]): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select distinct on (shipment_id, kind, stop_number) shipment_id, kind, stop_number, occurred_at, sequence::float8 as sequence, reporter
    from tracking_events where shipment_id = any(${shipmentIds}::uuid[]) and kind <> 'Position'
      and (kind <> 'Cancelled'
        or received_at >= (select booked_at from shipments where shipments.id = tracking_events.shipment_id))
    order by shipment_id, kind, stop_number, sequence desc`.execute(db)
  return rows
}

export type KnownRow = Selectable<Tables['shipmentTracking']>

export const knownOf = (db: Tx, shipmentIds: readonly string[]): Promise<KnownRow[]> =>
  db.selectFrom('shipmentTracking').selectAll().where(sql<boolean>`shipment_id = any(${shipmentIds}::uuid[])`).execute()

export async function routesOf(db: Tx, shipmentIds: readonly string[]): Promise<Map<string, LinePoint[]>> {
  const rows = await db
    .selectFrom('shipmentWays')
    .select(['shipmentId', 'line'])
    .where(sql<boolean>`shipment_id = any(${shipmentIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ shipmentId, line }) => [shipmentId, line as unknown as LinePoint[]]))
}

export type Handled = {
  shipmentId: string
  shipmentStopId: string
  orderId: string
  /** On-time status of the order as stored. */
  onTimeStatus: string | null
  earlyAt: Date
  lateAt: Date
  appointmentAt: Date | null
}

/** Current orders of the shipments by the stops that serve them, with the windows of the orders' own stops. (DEF-126) */
export async function handledAt(db: Tx, shipmentIds: readonly string[]): Promise<Handled[]> {
  const { rows } = await sql<Handled>`
    select part.shipment_id, part.shipment_stop_id, part.order_id, orders.on_time_status,
      order_stop.early_at, order_stop.late_at, order_stop.appointment_at
    from shipment_stop_parts part
    join shipment_orders joined on joined.shipment_id = part.shipment_id and joined.order_id = part.order_id and joined.is_active
    join orders on orders.id = part.order_id
    join order_stops order_stop on order_stop.id = part.order_stop_id
    where part.shipment_id = any(${shipmentIds}::uuid[])`.execute(db)
  return rows
}
