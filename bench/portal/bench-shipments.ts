import { connect, type Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { companyId } from './bench-company.ts'
import { dropIndexes, insertLocations } from './bench-orders.ts'

/**
 * Inserts three years of shipments by 60 carriers. Most are delivered, a few wait for a carrier or are on the road,
 * some are cancelled.
 */
export async function fillShipments(ownerUrl: string, { userId, rows }: { userId: string; rows: number }) {
  const owner = connect(ownerUrl, 1)
  try {
    const { db } = owner
    await sql`select set_config('app.company_id', ${companyId}, false)`.execute(db)
    await sql`set maintenance_work_mem = '512MB'`.execute(db)
    await insertLocations(db)
    await sql`insert into carriers (name, dot_number, modes, equipment_modes)
      select 'Carrier ' || n, n::text, '{TL,LTL}', '{1}' from generate_series(1, 60) n`.execute(db)
    const indexes = await dropIndexes(db, ['shipments'])
    // The trigger that fills the search index is disabled because another bench measures it.
    await sql`alter table shipments disable trigger user`.execute(db)
    await insertShipments(db, { userId, rows })
    for (const made of indexes) await sql.raw(made).execute(db)
    await sql`vacuum analyze`.execute(db)
  } finally {
    await owner.close()
  }
}

const insertShipments = (db: Db, { userId, rows }: { userId: string; rows: number }) =>
  sql`with place as materialized (select *, substr(location_number, 2)::integer as at_place from locations),
    carrier as materialized (select id, name, dot_number::integer as n from carriers),
    days as materialized (
      select n, now() - interval '990 days' + (n * 86400.0 * 1000 / ${rows}) * interval '1 second' as at,
        case when n % 40 = 7 then -1 when n > ${rows} * 0.998 then n % 3 when n > ${rows} * 0.996 then 3
          when n > ${rows} * 0.99 then 4 + n % 3 when n > ${rows} * 0.98 then 7 else 8 end as status
      from generate_series(1, ${rows}::integer) n)
    insert into shipments (created_by, created_at, status, voided_at, origination, booked_at, carrier_id, carrier_name,
      rate_source, total_cents, on_time_status, shipping_mode, equipment_mode, is_hazmat, is_team_required, is_blind, weight,
      pallets, packages, linear_feet, stop_count, miles_tenths, order_numbers, customer_name,
      pickups_reached, pickups_by_limit, dropoffs_reached, dropoffs_by_limit,
      origin_location_id, origin_company_name, origin_city, origin_state, origin_postal_code, origin_country,
      origin_latitude, origin_longitude, origin_time_zone, origin_date, origin_early_at, origin_late_at,
      destination_location_id, destination_company_name, destination_city, destination_state, destination_postal_code,
      destination_country, destination_latitude, destination_longitude, destination_time_zone, destination_date,
      destination_early_at, destination_late_at)
    select ${userId}, at - interval '4 days', status, case when status = -1 then now() end, 'Order',
      case when status >= 3 then at - interval '2 days' end, case when status >= 3 then c.id end,
      case when status >= 3 then c.name end, case when status >= 3 then 'Manual' end, case when status >= 3 then 150000 end,
      case when status between 3 and 6 then (array['OnTime', 'OnTime', 'Late', 'AtRisk', 'Early'])[1 + one.n % 5] end,
      (array['LTL', 'TL', 'TL', 'VLTL'])[1 + one.n % 4], 1, one.n % 33 = 3, false, false, one.n * 37 % 44000, one.n % 26, 4, 10,
      2, 7000, array['O' || one.n], 'Bench',
      (status >= 5)::int, (status >= 5 and one.n % 11 > 0)::int, (status >= 7)::int, (status >= 7 and one.n % 9 > 0)::int,
      o.id, o.company_name, o.city, o.state, o.postal_code, 'US', o.latitude, o.longitude, o.iana_time_zone,
      (at at time zone 'America/Chicago')::date, at, at + interval '4 hours',
      d.id, d.company_name, d.city, d.state, d.postal_code, 'US', d.latitude, d.longitude, d.iana_time_zone,
      ((at + interval '2 days') at time zone 'America/Chicago')::date, at + interval '2 days', at + interval '54 hours'
    from days one
      join place o on o.at_place = 1 + (one.n * 7919::bigint) % 200
      join place d on d.at_place = 201 + (one.n * 104729::bigint) % 200
      join carrier c on c.n = 1 + one.n % 60`.execute(db)
