import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type LoadOfCarrier = { id: string; shipmentNumber: string; originTimeZone: string }

/** Carrier's load by our number or its own PRO number, the newest when several match. */
export async function loadOfCarrier(
  db: Tx,
  carrierId: string,
  names: readonly string[],
): Promise<LoadOfCarrier | undefined> {
  const { rows } = await sql<LoadOfCarrier>`
    select id, shipment_number, origin_time_zone from shipments
    where carrier_id = ${carrierId} and deleted_at is null
      and (shipment_number = any(${names.map((name) => name.toUpperCase())}::text[])
        or pro_number = any(${names}::text[]))
    order by shipment_number = any(${names.map((name) => name.toUpperCase())}::text[]) desc, created_at desc
    limit 1`.execute(db)
  return rows[0]
}
