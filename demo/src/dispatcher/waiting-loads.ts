import type { Tx } from '@lanewise/api/platform/db/database'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { sql } from 'kysely'

/** Loads to choose from, so that one that is refused does not stop the others. */
const most = 12

export async function openWork(tx: Tx): Promise<{ tenders: number; requests: number }> {
  const { rows } = await sql<{ tenders: number; requests: number }>`
    select (select count(*) from tenders where state = 'Open')::int as tenders,
      (select count(*) from rate_requests where state = 'Open')::int as requests`.execute(tx)
  return rows[0] ?? { tenders: 0, requests: 0 }
}

/** Truckloads of lanes whose carriers are asked by mail or message, furthest pickup first. */
export const tenderable = (tx: Tx, now: Date) =>
  numbersOf(
    tx,
    now,
    sql`lane_id in (select id from lanes where tender_method <> 'Manual' and deleted_at is null)
      and not exists (select 1 from tenders where tenders.shipment_id = shipment.id)`,
  )

/** Truckloads that no lane offers by itself and that nobody was asked about. */
export const askable = (tx: Tx, now: Date) =>
  numbersOf(
    tx,
    now,
    sql`not exists (select 1 from rate_requests where rate_requests.shipment_id = shipment.id)
      and coalesce(lane_id not in (select id from lanes where tender_type = 'Automatic'), true)`,
  )

async function numbersOf(tx: Tx, now: Date, also: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ shipmentNumber: string }>`
    select shipment_number from shipments shipment
    where status = ${shipmentStatuses.ReadyToBook} and shipping_mode = 'TL' and deleted_at is null
      and attention_reason is null and origin_early_at > ${now}::timestamptz + interval '6 hours' and ${also}
    order by origin_early_at desc, shipment_number limit ${most}`.execute(tx)
  return rows.map(({ shipmentNumber }) => shipmentNumber)
}
