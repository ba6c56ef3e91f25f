import { requestAllChecks } from '@lanewise/api/features/exceptions/index'
import { connect, type Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { companyId } from './bench-company.ts'

/**
 * Inserts what the tiles read besides orders and shipments: arrival times, stops of the current days, positions and due
 * checks.
 */
export async function fillDashboard(ownerUrl: string) {
  const owner = connect(ownerUrl, 1)
  try {
    const { db } = owner
    await sql`select set_config('app.company_id', ${companyId}, false)`.execute(db)
    await sql`update shipments set actual_pickup_at = origin_early_at + interval '1 hour',
      actual_delivery_at = case when status >= 7 then destination_early_at + interval '1 hour' end
      where status >= 5 and origin_early_at > now() - interval '200 days'`.execute(db)
    await insertStops(db)
    await sql`insert into shipment_tracking (shipment_id, position_at, latitude, longitude, position_provider, last_heard_at)
      select id, now() - interval '8 days' - interval '1 minute' * (number_order % 600), 30 + number_order % 150 / 9.0,
        -118 + number_order % 370 / 9.0, 'Bench', now() from shipments where status between 4 and 6`.execute(db)
    await requestAllChecks(db as never, companyId, new Date())
    await sql`vacuum analyze`.execute(db)
  } finally {
    await owner.close()
  }
}

/** Stops of the last months only, because older ones are outside every index that the tiles use. */
const insertStops = (db: Db) =>
  sql`
    insert into shipment_stops (shipment_id, stop_number, stop_type, location_id, early_at, late_at, departed_at)
    select id, 1, 0, origin_location_id, origin_early_at, origin_late_at, actual_pickup_at from shipments
      where origin_early_at > now() - interval '90 days'
    union all
    select id, 2, 1, destination_location_id, destination_early_at, destination_late_at, actual_delivery_at from shipments
      where origin_early_at > now() - interval '90 days'`.execute(db)
