import type { TodayKind } from '@lanewise/contract/dashboard-shipments'
import { leastStatusInVolume } from '@lanewise/domain/lanes/volume'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type TodayRow = {
  id: string
  stopType: number
  shipmentNumber: string
  status: number
  companyName: string
  city: string
  state: string
  timeZone: string
  earlyAt: Date
  lateAt: Date
  appointmentAt: Date | null
  carrierName: string | null
  onTimeStatus: string | null
  arrivedAt: Date | null
  departedAt: Date | null
  etaAt: Date | null
  pickups: number
  deliveries: number
}

/** Upper limit for the time between two moments of one day: 25 hours, on the day when the clock is set back. */
const oneDay = sql`interval '25 hours'`
const types: Record<TodayKind, readonly number[]> = { all: [0, 1], pickups: [0], deliveries: [1] }

/**
 * The stops whose early time is today in the time zone of the stop. Drafts and cancelled shipments are left out.
 * (DASH-3)
 */
export async function todayStops(db: Tx, now: Date, kind: TodayKind, most: number): Promise<TodayRow[]> {
  const { rows } = await sql<TodayRow>`
    with near as (
      select stop.*, shipment.shipment_number, shipment.status, shipment.carrier_name,
        location.company_name, location.city, location.state, location.iana_time_zone as time_zone
      from shipment_stops stop
      join shipments shipment on shipment.id = stop.shipment_id and shipment.status > 0 and shipment.deleted_at is null
      join locations location on location.id = stop.location_id
      where stop.early_at between ${now}::timestamptz - ${oneDay} and ${now}::timestamptz + ${oneDay}
    ), today as (
      select *, (count(*) filter (where stop_type = 0) over ())::int as pickups,
        (count(*) filter (where stop_type = 1) over ())::int as deliveries
      from near
      where (early_at at time zone time_zone)::date = (${now}::timestamptz at time zone time_zone)::date
    )
    select today.*, outlook.eta_at, outlook.on_time_status from today
    left join stop_outlooks outlook on outlook.shipment_stop_id = today.id
    where today.stop_type = any(${types[kind]}::int[])
    order by today.early_at, today.shipment_number, today.stop_number limit ${most}`.execute(db)
  return rows
}

export type MarkerRow = {
  id: string
  shipmentNumber: string
  status: number
  onTimeStatus: string | null
  latitude: number
  longitude: number
  nextLatitude: number | null
  nextLongitude: number | null
}

/** Last known positions of the trucks on the road. (DASH-4) */
export async function fleetMarkers(db: Tx): Promise<MarkerRow[]> {
  const { rows } = await sql<MarkerRow>`
    select shipment.id, shipment.shipment_number, shipment.status, shipment.on_time_status, seen.latitude, seen.longitude,
      place.latitude as next_latitude, place.longitude as next_longitude
    from shipments shipment join shipment_tracking seen on seen.shipment_id = shipment.id
    left join lateral (
      select order_stop.latitude, order_stop.longitude from shipment_stops stop
      join shipment_stop_parts part on part.shipment_stop_id = stop.id
      join order_stops order_stop on order_stop.id = part.order_stop_id
      where stop.shipment_id = shipment.id and stop.stop_number = seen.next_stop_number and stop.arrived_at is null
      limit 1
    ) place on true
    where shipment.status between 4 and 6 and shipment.deleted_at is null
      and seen.latitude is not null and seen.longitude is not null
    order by shipment.id`.execute(db)
  return rows
}

export async function countOnRoad(db: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shipments where status between 4 and 6 and deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export type NextStopRow = { companyName: string; city: string; state: string; timeZone: string; etaAt: Date | null }

/**
 * The stop that a truck drives to or stands at, from tracking. Without tracking data, the first stop that the truck has
 * not left.
 */
export async function nextStopOf(db: Tx, shipmentId: string): Promise<NextStopRow | undefined> {
  const { rows } = await sql<NextStopRow>`
    select location.company_name, location.city, location.state, location.iana_time_zone as time_zone, outlook.eta_at
    from shipment_stops stop join locations location on location.id = stop.location_id
    left join stop_outlooks outlook on outlook.shipment_stop_id = stop.id
    left join shipment_tracking tracking on tracking.shipment_id = stop.shipment_id
    where stop.shipment_id = ${shipmentId} and stop.departed_at is null
      and stop.stop_number >= coalesce(tracking.next_stop_number, 1)
    order by stop.stop_number limit 1`.execute(db)
  return rows[0]
}

export type WeekRow = { week: string; reached: number; byLimit: number }

const columns = {
  pickup: { at: 'actual_pickup_at', reached: 'pickups_reached', byLimit: 'pickups_by_limit' },
  delivery: { at: 'actual_delivery_at', reached: 'dropoffs_reached', byLimit: 'dropoffs_by_limit' },
} as const

/**
 * Stops reached and stops on time, by the week in which the truck left with the freight or delivered it. Each week is
 * an index range that covers all columns, so the week of a single row is never calculated. (DASH-5)
 */
export async function stopsByWeek(
  db: Tx,
  kind: keyof typeof columns,
  weeks: readonly { week: string; from: Date }[],
): Promise<WeekRow[]> {
  const { at, reached, byLimit } = columns[kind]
  const { rows } = await sql<WeekRow>`
    with weeks as (
      select week, begins, lead(begins, 1, 'infinity') over (order by begins) as ends
      from unnest(${weeks.map(({ week }) => week)}::text[], ${weeks.map(({ from }) => from)}::timestamptz[])
        as given(week, begins)
    )
    select week, counted.reached, counted.by_limit from weeks cross join lateral (
      select coalesce(sum(${sql.ref(reached)}), 0)::int as reached, coalesce(sum(${sql.ref(byLimit)}), 0)::int as by_limit
      from shipments
      where ${sql.ref(at)} >= weeks.begins and ${sql.ref(at)} < weeks.ends
        and deleted_at is null and status >= ${leastStatusInVolume}
    ) counted`.execute(db)
  return rows
}

export type SpendRow = { period: string; shippingMode: 'TL' | 'LTL' | 'VLTL'; cents: number }

/**
 * Carrier cost of the shipments booked in each period, by shipping mode. Each period is an index range that covers all
 * columns. (DASH-6)
 */
export async function spendByPeriod(
  db: Tx,
  periods: readonly { period: string; from: Date; to: Date }[],
): Promise<SpendRow[]> {
  const { rows } = await sql<SpendRow>`
    with periods as (
      select * from unnest(${periods.map(({ period }) => period)}::text[], ${periods.map(({ from }) => from)}::timestamptz[],
        ${periods.map(({ to }) => to)}::timestamptz[]) as given(period, begins, ends)
    )
    select period, spent.shipping_mode, spent.cents from periods cross join lateral (
      select shipping_mode, coalesce(sum(total_cents), 0)::float8 as cents from shipments
      where booked_at >= periods.begins and booked_at < periods.ends
        and deleted_at is null and status >= ${shipmentStatuses.Booked}
      group by shipping_mode
    ) spent`.execute(db)
  return rows
}

export const latestQuoteOf = (db: Tx, userId: string, since: Date) =>
  db
    .selectFrom('quotes')
    .select(['id as quoteId', 'quoteNumber'])
    .where('createdBy', '=', userId)
    .where('createdAt', '>=', since)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const latestBookingOf = (db: Tx, userId: string, since: Date) =>
  db
    .selectFrom('shipments')
    .select('shipmentNumber')
    .where('bookedBy', '=', userId)
    .where('bookedAt', '>=', since)
    .where('status', '>=', shipmentStatuses.Booked)
    .where('deletedAt', 'is', null)
    .orderBy('bookedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
