import type { OrderFacts } from '@lanewise/domain/exceptions/order-causes'
import type { ShipmentFacts, StopFacts } from '@lanewise/domain/exceptions/shipment-causes'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Facts of a record that a check reads. The mark changes with every event of the record. */
export type Known<F> = { id: string; name: string; mark: string; facts: F }

/** Voided and deleted orders have no causes. They are read as well, so that their entries close. */
export async function orderFacts(db: Tx, ids: readonly string[]): Promise<Known<OrderFacts>[]> {
  const { rows } = await sql<OrderFacts & { id: string; name: string; mark: string }>`
    select orders.id, order_number as name, orders.version || '/' || coalesce(on_time_status, '') as mark,
      case when deleted_at is null then status else -2 end as status, created_at, is_missing_appointment,
      origin_early_at as pickup_at, exists (
        select from shipment_orders joined where joined.order_id = orders.id and joined.is_active) as is_on_shipment
    from orders where orders.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id, name, mark, ...facts }) => ({ id, name, mark, facts }))
}

type ShipmentRow = {
  id: string
  name: string
  mark: string
  status: number
  onTimeStatus: ShipmentFacts['onTimeStatus']
  attentionReason: string | null
  attentionSince: Date | null
  attentionMessage: string | null
  unconfirmedSince: Date | null
  unconfirmedReason: string | null
  offerExpiresAt: Date | null
  offerCarrierName: string | null
  positionAt: Date | null
  milesOff: number | null
  deliveredAt: Date | null
}

/** A rate confirmation to a carrier's system has the state of its message. */
const newestConfirmation = sql`
  select coalesce(message.state, confirmation.state) as state, confirmation.created_at as since,
    coalesce(message.reason, confirmation.reason, '') as reason
  from rate_confirmations confirmation left join tender_messages message on message.id = confirmation.message_id
  where confirmation.shipment_id = shipment.id order by confirmation.created_at desc limit 1`

const shipmentRows = async (db: Tx, ids: readonly string[]) =>
  (
    await sql<ShipmentRow>`
      select shipment.id, shipment_number as name,
        shipment.version || '/' || coalesce(on_time_status, '') || '/' || coalesce(tracking.last_heard_at::text, '') as mark,
        case when deleted_at is null then status else -1 end as status, on_time_status,
        attention_reason, attention_since, attention_message, offer_expires_at, offer_carrier_name,
        unconfirmed.since as unconfirmed_since, unconfirmed.reason as unconfirmed_reason,
        tracking.position_at, tracking.miles_off, actual_delivery_at as delivered_at
      from shipments shipment left join shipment_tracking tracking on tracking.shipment_id = shipment.id
      left join lateral (${newestConfirmation}) unconfirmed on unconfirmed.state in ('Failed', 'Dropped', 'NoAddress')
      where shipment.id = any(${ids}::uuid[])`.execute(db)
  ).rows

type StopRow = StopFacts & { shipmentId: string }

const stopRows = async (db: Tx, ids: readonly string[]) =>
  (
    await sql<StopRow>`
      select stop.shipment_id, location.company_name as place, location.iana_time_zone as time_zone,
        coalesce(stop.appointment_at, stop.late_at) as limit_at, outlook.eta_at, outlook.on_time_status,
        stop.arrived_at, stop.departed_at
      from shipment_stops stop join locations location on location.id = stop.location_id
      left join stop_outlooks outlook on outlook.shipment_stop_id = stop.id
      where stop.shipment_id = any(${ids}::uuid[]) order by stop.shipment_id, stop.stop_number`.execute(db)
  ).rows

/** Facts of shipments except their documents, which the documents feature reads. */
export async function shipmentFacts(
  db: Tx,
  ids: readonly string[],
): Promise<Known<Omit<ShipmentFacts, 'missingDocuments'>>[]> {
  const shipments = await shipmentRows(db, ids)
  const stops = Map.groupBy(await stopRows(db, ids), ({ shipmentId }) => shipmentId)
  return shipments.map((row) => ({
    id: row.id,
    name: row.name,
    mark: row.mark,
    facts: {
      status: row.status,
      onTimeStatus: row.onTimeStatus,
      attention:
        row.attentionReason === null || row.attentionSince === null
          ? null
          : { reason: row.attentionReason, since: row.attentionSince, message: row.attentionMessage },
      unconfirmed:
        row.unconfirmedSince === null ? null : { since: row.unconfirmedSince, reason: row.unconfirmedReason ?? '' },
      offer: row.offerExpiresAt === null ? null : { expiresAt: row.offerExpiresAt, carrierName: row.offerCarrierName },
      positionAt: row.positionAt,
      milesOff: row.milesOff,
      stops: stops.get(row.id) ?? [],
      deliveredAt: row.deliveredAt,
    },
  }))
}
