import { connect, type Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { companyId } from './bench-company.ts'

/**
 * Inserts three years of orders from 200 locations to 200 others. Most are invoiced, a few are open, some are voided.
 */
export async function fillOrders(ownerUrl: string, { userId, rows }: { userId: string; rows: number }) {
  const owner = connect(ownerUrl, 1)
  try {
    const { db } = owner
    await sql`select set_config('app.company_id', ${companyId}, false)`.execute(db)
    await sql`set maintenance_work_mem = '512MB'`.execute(db)
    await insertLocations(db)
    const indexes = await dropIndexes(db, ['orders', 'order_references'])
    // The triggers that fill the search index are disabled because another bench measures them.
    for (const table of ['orders', 'order_references'])
      await sql`alter table ${sql.raw(table)} disable trigger user`.execute(db)
    await insertOrders(db, { userId, rows })
    await sql`insert into order_references (order_id, label, type_id, value)
      select id, 'Sales Order #', 'SalesOrder', 'SO-' || number_order from orders`.execute(db)
    for (const made of indexes) await sql.raw(made).execute(db)
    await sql`vacuum analyze`.execute(db)
  } finally {
    await owner.close()
  }
}

/** Drops the indexes because creating an index afterwards is faster than maintaining it during the load. */
export async function dropIndexes(db: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
    where i.indrelid = any(${tables}::regclass[]) and not i.indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  return rows.map(({ made }) => made)
}

/**
 * Locations across the country, with more of them in the first states. They belong to forty companies, and one in a
 * hundred is near Dallas.
 */
export const insertLocations = (db: Db) =>
  sql`insert into locations (location_number, company_name, location_name, address_line1, city, state, postal_code, country,
      normalized_address, latitude, longitude, iana_time_zone)
    select 'B' || n, 'Company ' || n % 40, 'Place ' || n, n || ' Main Street', 'City ' || n,
      case when near_dallas then 'TX' else
        (array['TX', 'CA', 'IL', 'IN', 'OH', 'GA', 'PA', 'NY', 'FL', 'WA', 'MO', 'TN', 'NJ', 'MI', 'NC', 'WY'])
          [1 + floor(power((n % 97) / 97.0, 2) * 16)::integer] end,
      lpad(n::text, 5, '0'), 'US', 'bench ' || n,
      case when near_dallas then 32.6 + n % 7 * 0.05 else 30 + n * 7 % 397 / 25.0 end,
      case when near_dallas then -97 + n % 11 * 0.03 else -120 + n * 11 % 399 / 8.5 end, 'America/Chicago'
    from generate_series(1, 400) n, lateral (select n % 100 = 9 as near_dallas) placed
    on conflict do nothing`.execute(db)

const insertOrders = (db: Db, { userId, rows }: { userId: string; rows: number }) =>
  sql`with place as materialized (select *, substr(location_number, 2)::integer as at_place from locations),
    days as materialized (
      select n, n * 86400.0 * 1000 / ${rows} as seconds, case when n % 50 = 7 then -2
        when n > ${rows} * 0.998 then 1 when n > ${rows} * 0.997 then 3 when n > ${rows} * 0.99 then 5 else 7 end as status
      from generate_series(1, ${rows}::integer) n)
    insert into orders (created_by, created_at, status, voided_at, order_type, freight_term_type, billing_setting_id,
      customer_name, shipping_mode, equipment_mode, weight, stackable_pallets, non_stackable_pallets, used_linear_feet,
      is_hazmat, is_missing_appointment, pickup_stops, dropoff_stops, reference_numbers,
      origin_location_id, origin_company_name, origin_city, origin_state, origin_postal_code, origin_country,
      origin_latitude, origin_longitude, origin_time_zone, origin_date, origin_early_at, origin_late_at,
      destination_location_id, destination_company_name, destination_city, destination_state, destination_postal_code,
      destination_country, destination_latitude, destination_longitude, destination_time_zone, destination_date,
      destination_early_at, destination_late_at)
    select ${userId}, at - interval '4 days' * (1 + n % 3), status, case when status = -2 then now() end,
      (array['Sales', 'Purchase', 'Transfer', 'Return'])[1 + (n % 20) / 7], 'Prepaid',
      (select id from billing_settings where is_default),
      'Bench', (array['LTL', 'TL', 'TL', 'VLTL'])[1 + n % 4], 1, n * 37 % 44000, 0, n % 26, 10,
      n % 33 = 3, n % 700 = 5, 1 + (n % 90) / 80, 1 + (n % 80) / 70,
      '[{"label":"Sales Order #","typeId":"SalesOrder","value":"SO-1","isRequired":true}]',
      o.id, o.company_name, o.city, o.state, o.postal_code, 'US', o.latitude, o.longitude, o.iana_time_zone,
      (at at time zone 'America/Chicago')::date, at, at + interval '4 hours',
      d.id, d.company_name, d.city, d.state, d.postal_code, 'US', d.latitude, d.longitude, d.iana_time_zone,
      ((at + interval '2 days') at time zone 'America/Chicago')::date, at + interval '2 days', at + interval '54 hours'
    from (select *, now() - interval '990 days' + seconds * interval '1 second' as at from days) one
      join place o on o.at_place = 1 + (one.n * 7919::bigint) % 200 join place d on d.at_place = 201 + (one.n * 104729::bigint) % 200`.execute(
    db,
  )
