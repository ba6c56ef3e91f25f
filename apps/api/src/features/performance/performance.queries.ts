import { type DayCount, historyMonths, leastStatusInVolume } from '@lanewise/domain/lanes/volume'
import type { StopCounts } from '@lanewise/domain/performance/performance'
import type { DateRange } from '@lanewise/domain/shared/date-range'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { rejectingStates } from '@lanewise/domain/tenders/tender-states'
import { claimReasons } from '@lanewise/domain/tracking/event-kinds'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type OfMonth = { carrierId: string; month: string }
export type MonthOfShipments = OfMonth & StopCounts & { shipments: number }
export type MonthOfClaims = OfMonth & { delivered: number; withClaim: number }
export type MonthOfOffers = OfMonth & { accepted: number; rejected: number }

/** Shipments per carrier by month of the first pickup. The query is answered from the index alone. */
export async function shipmentsByMonth(db: Tx, carrierIds: readonly string[], days: DateRange) {
  const { rows } = await sql<MonthOfShipments>`
    select carrier_id, to_char(origin_date, 'YYYY-MM') as month, count(*)::int as shipments,
      sum(pickups_reached)::int as pickups_reached, sum(pickups_by_limit)::int as pickups_by_limit,
      sum(dropoffs_reached)::int as dropoffs_reached, sum(dropoffs_by_limit)::int as dropoffs_by_limit
    from shipments
    where carrier_id = any(${carrierIds}::uuid[]) and deleted_at is null and status >= ${leastStatusInVolume}
      and origin_date between ${days.start}::date and ${days.end}::date
    group by carrier_id, month`.execute(db)
  return rows
}

/** Time zone of the company: row-level security shows a transaction only one company. */
const ownZone = sql`(select time_zone from companies)`

/** Carrier responses to offers by month of the offer, in the company's time zone. */
export async function offersByMonth(db: Tx, carrierIds: readonly string[], days: DateRange) {
  const { rows } = await sql<MonthOfOffers>`
    select carrier_id, to_char(sent_at at time zone ${ownZone}, 'YYYY-MM') as month,
      count(*) filter (where state = 'Accepted')::int as accepted,
      count(*) filter (where state = any(${rejectingStates}::text[]))::int as rejected
    from tender_offers
    where carrier_id = any(${carrierIds}::uuid[]) and sent_at >= ${days.start}::timestamp at time zone ${ownZone}
    group by carrier_id, month`.execute(db)
  return rows
}

/** Delivered shipments per carrier, and those with refused or damaged freight, by month of the first pickup. */
export async function claimsByMonth(db: Tx, carrierIds: readonly string[], days: DateRange) {
  const { rows } = await sql<MonthOfClaims>`
    select carrier_id, to_char(origin_date, 'YYYY-MM') as month,
      count(*) filter (where status >= ${shipmentStatuses.Delivered})::int as delivered,
      count(claim.shipment_id)::int as with_claim
    from shipments left join (
      select distinct shipment_id from tracking_events
      where kind = 'Refused' or reason in (${sql.join(claimReasons.map((reason) => sql.lit(reason)))})
    ) claim on claim.shipment_id = shipments.id
    where carrier_id = any(${carrierIds}::uuid[]) and deleted_at is null and status >= ${leastStatusInVolume}
      and origin_date between ${days.start}::date and ${days.end}::date
    group by carrier_id, month`.execute(db)
  return rows
}

/** Shipments of a lane by day of first pickup, over the period that lane volumes cover. (DEF-90) */
export async function dailyCounts(db: Tx, laneId: string, today: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(origin_date, 'YYYY-MM-DD') as date, count(*)::int as count
    from shipments
    where lane_id = ${laneId} and deleted_at is null and status >= ${leastStatusInVolume}
      and origin_date >= date_trunc('month', ${today}::date) - make_interval(months => ${historyMonths}::int)
    group by origin_date`.execute(db)
  return rows
}

/** Amounts in cents. */
export type Paid = { count: number; lowest: number; highest: number; average: number }
type OnLane = { laneId: string; since: string; except: string }

/**
 * Cost of the lane's booked shipments whose first pickup is on or after `since` or still ahead. Null when there are
 * none.
 */
export async function paidOnLane(db: Tx, { laneId, since, except }: OnLane): Promise<Paid | null> {
  const { rows } = await sql<Paid>`
    select count(*)::int as count, min(total_cents)::float8 as lowest, max(total_cents)::float8 as highest,
      round(avg(total_cents))::float8 as average
    from shipments
    where lane_id = ${laneId} and id <> ${except} and deleted_at is null and status >= ${leastStatusInVolume}
      and total_cents > 0 and origin_date >= ${since}::date
    having count(*) > 0`.execute(db)
  return rows[0] ?? null
}

export type VisitRow = {
  shipmentNumber: string
  status: number
  stopType: 0 | 1
  carrierName: string | null
  earlyAt: Date
  lateAt: Date
  appointmentAt: Date | null
  arrivedAt: Date | null
  departedAt: Date | null
}

/** Pickup and delivery stops up to tomorrow, newest first. */
export async function latestVisits(db: Tx, locationId: string, { now, limit }: { now: Date; limit: number }) {
  const of = (stopType: number) => sql`
    (select shipment.shipment_number, shipment.status, stop.stop_type, shipment.carrier_name,
      stop.early_at, stop.late_at, stop.appointment_at, stop.arrived_at, stop.departed_at
    from shipment_stops stop join shipments shipment on shipment.id = stop.shipment_id
    where stop.location_id = ${locationId} and stop.stop_type = ${stopType}
      and stop.early_at < ${now}::timestamptz + interval '24 hours'
      and shipment.status > 0 and shipment.deleted_at is null
    order by stop.early_at desc limit ${limit})`
  const { rows } = await sql<VisitRow>`
    ${of(0)} union all ${of(1)} order by early_at desc, shipment_number limit ${limit}`.execute(db)
  return rows
}

export type Measured = { averageMinutes: number | null; stops: number }

/** Dwell times of the latest trucks at the location. The limit keeps the query cheap for busy locations. */
export async function measuredMinutes(db: Tx, locationId: string, stopType: number, limit: number): Promise<Measured> {
  const { rows } = await sql<Measured>`
    select round(avg(extract(epoch from departed_at - arrived_at) / 60))::float8 as average_minutes, count(*)::int as stops
    from (
      select arrived_at, departed_at from shipment_stops
      where location_id = ${locationId} and stop_type = ${stopType}
        and arrived_at is not null and departed_at >= arrived_at
      order by early_at desc limit ${limit}
    ) latest`.execute(db)
  return rows[0] ?? { averageMinutes: null, stops: 0 }
}

export const locationIdOf = async (db: Tx, locationNumber: string) =>
  (
    await db
      .selectFrom('locations')
      .select('id')
      .where('locationNumber', '=', locationNumber)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )?.id

export const carrierExists = async (db: Tx, id: string): Promise<boolean> =>
  (await db
    .selectFrom('carriers')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined
