import type { Tx } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { fillTrails } from './fill-trails.ts'

/** Inserts the tracking data up to now: arrivals, departures and positions. The worker evaluates their status later. */
export async function fillTracking(tx: Tx, companyId: string, now: Date) {
  await insertEvents(tx, 'Arrived', 'arrived_at')
  await insertEvents(tx, 'Departed', 'departed_at')
  await fillTrails(tx, now)
  await sql`
    insert into system.tracking_turns (company_id, shipment_id, due_at)
    select ${companyId}::uuid, id, ${now}::timestamptz from shipments where status between 3 and 6`.execute(tx)
}

/** Each event is reported a few minutes after it happened, by the shipment's carrier. */
const insertEvents = (tx: Tx, kind: 'Arrived' | 'Departed', column: 'arrived_at' | 'departed_at') =>
  sql`
    insert into tracking_events (received_at, shipment_id, provider, event_id, kind, stop_number, occurred_at)
    select ${sql.ref(column)} + interval '4 minutes', stop.shipment_id, shipment.carrier_name,
      stop.id || ${`-${kind}`}, ${kind}, stop.stop_number, ${sql.ref(column)}
    from shipment_stops stop join shipments shipment on shipment.id = stop.shipment_id
    where ${sql.ref(column)} is not null and shipment.carrier_name is not null
    order by ${sql.ref(column)}, stop.id`.execute(tx)
