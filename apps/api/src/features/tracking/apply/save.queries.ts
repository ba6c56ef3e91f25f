import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type StopOutlook = { stopId: string; shipmentId: string; etaAt: Date | null; onTimeStatus: OnTimeStatus | null }

export const saveOutlooks = (db: Tx, stops: readonly StopOutlook[]) =>
  sql`
    insert into stop_outlooks (shipment_stop_id, shipment_id, eta_at, on_time_status)
    select * from unnest(
      ${stops.map(({ stopId }) => stopId)}::uuid[], ${stops.map(({ shipmentId }) => shipmentId)}::uuid[],
      ${stops.map(({ etaAt }) => etaAt)}::timestamptz[], ${stops.map(({ onTimeStatus }) => onTimeStatus)}::text[])
    on conflict (company_id, shipment_stop_id) do update set eta_at = excluded.eta_at,
      on_time_status = excluded.on_time_status`.execute(db)

export type Whereabouts = {
  shipmentId: string
  lastHeardAt: Date | null
  nextStopNumber: number | null
  milesToGo: number | null
  milesOff: number | null
}

export const saveWhereabouts = (db: Tx, all: readonly Whereabouts[]) =>
  sql`
    insert into shipment_tracking (shipment_id, last_heard_at, next_stop_number, miles_to_go, miles_off)
    select * from unnest(
      ${all.map(({ shipmentId }) => shipmentId)}::uuid[], ${all.map(({ lastHeardAt }) => lastHeardAt)}::timestamptz[],
      ${all.map(({ nextStopNumber }) => nextStopNumber)}::int[], ${all.map(({ milesToGo }) => milesToGo)}::float8[],
      ${all.map(({ milesOff }) => milesOff)}::float8[])
    on conflict (company_id, shipment_id) do update set last_heard_at = excluded.last_heard_at,
      next_stop_number = excluded.next_stop_number, miles_to_go = excluded.miles_to_go,
      miles_off = excluded.miles_off`.execute(db)
