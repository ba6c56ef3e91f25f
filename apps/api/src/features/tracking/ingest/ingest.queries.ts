import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

/** A shipment by one of the names that senders use for it. */
export type KnownShipment = { name: string; id: string; stopCount: number }

/** Shipments by shipment number or PRO number, case-insensitive. A PRO number of several shipments finds the newest. */
export async function shipmentsByName(db: Tx, names: readonly string[]): Promise<KnownShipment[]> {
  const { rows } = await sql<KnownShipment>`
    select wanted.name, found.id, found.stop_count
    from unnest(${names}::text[]) as wanted(name)
    cross join lateral (
      select id, stop_count, 1 as place, created_at from shipments
      where shipment_number = upper(wanted.name) and deleted_at is null
      union all
      select id, stop_count, 2, created_at from shipments where pro_number = wanted.name and deleted_at is null
      order by place, created_at desc limit 1
    ) found`.execute(db)
  return rows
}

export type NewEvent = {
  shipmentId: string
  provider: string
  eventId: string
  kind: string
  stopNumber: number | null
  occurredAt: Date
  latitude: number | null
  longitude: number | null
  city: string | null
  state: string | null
  reason: string | null
  note: string | null
  estimatedAt: Date | null
  recordedBy: string | null
  reporter: string | null
  /** Reason why a position is doubtful. */
  doubt?: string | null
}

const columnOf = <K extends keyof NewEvent>(events: readonly NewEvent[], name: K) =>
  events.map((event) => event[name] ?? null)

/** Records the events as received and returns the ids of the new ones. (TRACKING-2) */
export async function claimEvents(db: Tx, events: readonly NewEvent[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ eventId: string }>`
    insert into tracking_receipts (provider, event_id, received_at)
    select provider, event_id, ${now}::timestamptz
    from unnest(${columnOf(events, 'provider')}::text[], ${columnOf(events, 'eventId')}::text[]) as told(provider, event_id)
    order by provider, event_id
    on conflict do nothing returning event_id`.execute(db)
  return new Set(rows.map(({ eventId }) => eventId))
}

export async function forgetReceiptsBefore(db: Tx, before: Date) {
  await db.deleteFrom('trackingReceipts').where('receivedAt', '<', before).execute()
}

export const insertEvents = (db: Tx, events: readonly NewEvent[], now: Date) =>
  sql`
    insert into tracking_events (received_at, shipment_id, provider, event_id, kind, stop_number, occurred_at,
      latitude, longitude, city, state, reason, note, estimated_at, recorded_by, reporter, doubt)
    select ${now}::timestamptz, * from unnest(
      ${columnOf(events, 'shipmentId')}::uuid[], ${columnOf(events, 'provider')}::text[],
      ${columnOf(events, 'eventId')}::text[], ${columnOf(events, 'kind')}::text[],
      ${columnOf(events, 'stopNumber')}::int[], ${columnOf(events, 'occurredAt')}::timestamptz[],
      ${columnOf(events, 'latitude')}::float8[], ${columnOf(events, 'longitude')}::float8[],
      ${columnOf(events, 'city')}::text[], ${columnOf(events, 'state')}::text[], ${columnOf(events, 'reason')}::text[],
      ${columnOf(events, 'note')}::text[], ${columnOf(events, 'estimatedAt')}::timestamptz[],
      ${columnOf(events, 'recordedBy')}::uuid[], ${columnOf(events, 'reporter')}::text[],
      ${columnOf(events, 'doubt')}::text[])`.execute(db)

/** Saves the latest position of each truck. Positions older than the stored one are ignored. */
export const savePositions = (db: Tx, newest: readonly NewEvent[]) =>
  sql`
    insert into shipment_tracking as known (shipment_id, position_at, latitude, longitude, position_city, position_state,
      position_provider)
    select * from unnest(
      ${columnOf(newest, 'shipmentId')}::uuid[], ${columnOf(newest, 'occurredAt')}::timestamptz[],
      ${columnOf(newest, 'latitude')}::float8[], ${columnOf(newest, 'longitude')}::float8[],
      ${columnOf(newest, 'city')}::text[], ${columnOf(newest, 'state')}::text[], ${columnOf(newest, 'provider')}::text[])
    on conflict (company_id, shipment_id) do update set position_at = excluded.position_at, latitude = excluded.latitude,
      longitude = excluded.longitude, position_city = excluded.position_city, position_state = excluded.position_state,
      position_provider = excluded.position_provider
    where known.position_at is null or known.position_at < excluded.position_at`.execute(db)

/**
 * Marks shipments as due for evaluation. The row is written even when it is already due: a process evaluating it right
 * now cannot see this transaction's reports, and finds at the end that the shipment is due again.
 */
export async function markShipmentsDue({ db, user, now, wake }: Context, shipmentIds: readonly string[]) {
  await sql`
    insert into system.tracking_turns as turn (company_id, shipment_id, due_at)
    select ${user.companyId}::uuid, id, ${now}::timestamptz from unnest(${shipmentIds.toSorted()}::uuid[]) as id
    on conflict (company_id, shipment_id) do update set due_at = least(turn.due_at, excluded.due_at)`.execute(db)
  wake(trackingChannel)
}

/** Notification channel that wakes the tracking loop. */
export const trackingChannel = 'lanewise_tracking'

/** Number of due shipments of a company, counted up to `most`. */
export async function countDueShipments(db: Tx, companyId: string, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from system.tracking_turns where company_id = ${companyId} and due_at <= ${now} limit ${most}) as waiting`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
