import type { Tx } from '@lanewise/api/platform/db/database'
import { type RawBuilder, sql } from 'kysely'

/** Where the trucks on the road were last seen: between the stop that they left and the next one, by the time gone by. */
export async function fillPositions(tx: Tx, now: Date) {
  await sql`
    insert into tracking_events (received_at, shipment_id, provider, event_id, kind, occurred_at, latitude, longitude)
    select at + interval '1 minute', shipment_id, carrier_name, shipment_id || '-Position', 'Position', at, latitude, longitude
    from (${seen(now)}) seen`.execute(tx)
  await sql`
    insert into shipment_tracking (shipment_id, position_at, latitude, longitude, position_provider)
    select shipment_id, at, latitude, longitude, carrier_name from (${seen(now)}) seen`.execute(tx)
}

/** Most told within the last hour; one in ten has been silent for half a day. */
const seen = (now: Date): RawBuilder<unknown> => sql`
  select shipment.id as shipment_id, shipment.carrier_name,
    greatest(left_stop.departed_at, ${now}::timestamptz
      - interval '1 minute' * (shipment.number_order * 7 % 50 + case when shipment.number_order % 10 = 3 then 700 else 2 end)) as at,
    origin.latitude + (target.latitude - origin.latitude) * share as latitude,
    origin.longitude + (target.longitude - origin.longitude) * share as longitude
  from shipments shipment
  cross join lateral (
    select * from shipment_stops stop where stop.shipment_id = shipment.id and departed_at is not null
    order by stop_number desc limit 1
  ) left_stop
  join shipment_stops next_stop on next_stop.shipment_id = shipment.id and next_stop.stop_number = left_stop.stop_number + 1
  join locations origin on origin.id = left_stop.location_id
  join locations target on target.id = next_stop.location_id
  cross join lateral (
    select least(0.92, greatest(0.08, extract(epoch from ${now}::timestamptz - left_stop.departed_at)
      / greatest(3600, extract(epoch from next_stop.early_at - left_stop.departed_at)))) as share
  ) driven
  where shipment.status between 4 and 6 and origin.latitude is not null and target.latitude is not null`
