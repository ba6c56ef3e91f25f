import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type LoadQuery = { scac: string | undefined; after: string | undefined; deliveredAfter: Date; most: number }

const tracked = ['id', 'shipmentNumber', 'proNumber', 'carrierName', 'carrierScac', 'status'] as const
const { Booked, AtStop, Delivered } = shipmentStatuses

/** Booked shipments, shipments in transit, and recently delivered ones whose documents may still arrive. */
export const loadsToTrack = (db: Tx, { scac, after, deliveredAfter, most }: LoadQuery) =>
  db
    .selectFrom('shipments')
    .select([...tracked, 'shippingMode', 'isTeamRequired', 'bookedAt'])
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '>=', Booked), eb('status', '<=', AtStop)]),
        eb.and([eb('status', '=', Delivered), eb('actualDeliveryAt', '>', deliveredAfter)]),
      ]),
    )
    .$if(scac !== undefined, (query) => query.where('carrierScac', '=', scac?.toUpperCase() ?? ''))
    .$if(after !== undefined, (query) => query.where('shipmentNumber', '>', after ?? ''))
    .orderBy('shipmentNumber')
    .limit(most)
    .execute()
export type LoadRow = Awaited<ReturnType<typeof loadsToTrack>>[number]

export type ProvenStop = { shipmentId: string; stopNumber: number }

/** Stops with a reported proof of delivery. */
export async function provenStops(db: Tx, shipmentIds: readonly string[]): Promise<ProvenStop[]> {
  const { rows } = await sql<ProvenStop>`
    select distinct shipment_id, stop_number from tracking_events
    where shipment_id = any(${shipmentIds}::uuid[]) and kind = 'ProofOfDelivery'`.execute(db)
  return rows
}
