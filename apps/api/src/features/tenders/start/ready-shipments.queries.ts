import type { LaneEnd, LaneKeys } from '@lanewise/domain/lanes/match-lane'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Lane data used to find its shipments, also for a deleted lane. */
export async function routeOfLane(db: Tx, laneId: string) {
  const lane = await db
    .selectFrom('lanes')
    .select(['tenderType', 'originPostalKey', 'originCityKey', 'destinationPostalKey', 'destinationCityKey'])
    .where('id', '=', laneId)
    .executeTakeFirst()
  if (!lane) return null
  const from: LaneKeys = { postalKey: lane.originPostalKey, cityKey: lane.originCityKey }
  const to: LaneKeys = { postalKey: lane.destinationPostalKey, cityKey: lane.destinationCityKey }
  return { tenderType: lane.tenderType, from, to }
}

/** Position of the next page. */
export type After = { early: string; id: string }
type ReadyRow = { id: string; early: string; origin: LaneEnd; destination: LaneEnd }

/** Truckloads waiting for a carrier by first pickup, one page at a time, read from the status index. */
export async function readyTruckloads(db: Tx, after: After | null, limit: number): Promise<ReadyRow[]> {
  const end = (name: 'origin' | 'destination') => sql`json_build_object('postalCode', ${sql.ref(`${name}_postal_code`)},
    'city', ${sql.ref(`${name}_city`)}, 'state', ${sql.ref(`${name}_state`)}, 'country', ${sql.ref(`${name}_country`)})`
  const { rows } = await sql<ReadyRow>`
    select id, origin_early_at::text as early, ${end('origin')} as origin, ${end('destination')} as destination
    from shipments
    where status = ${shipmentStatuses.ReadyToBook} and deleted_at is null and shipping_mode = 'TL'
      ${after ? sql`and (origin_early_at, id) > (${after.early}::timestamptz, ${after.id}::uuid)` : sql``}
    order by origin_early_at, id limit ${limit}`.execute(db)
  return rows
}

type Waiting = { now: Date; after: string | null; most: number }

/** Truckloads with a future pickup that have not been offered yet. */
export const findUntendered = (db: Tx, { now, after, most }: Waiting): Promise<{ id: string }[]> =>
  db
    .selectFrom('shipments')
    .select('id')
    .where('status', '=', shipmentStatuses.ReadyToBook)
    .where('deletedAt', 'is', null)
    .where('shippingMode', '=', 'TL')
    .where('attentionReason', 'is', null)
    .where('originLateAt', '>', now)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('tenders').select('tenders.id').whereRef('tenders.shipmentId', '=', 'shipments.id')),
      ),
    )
    .$if(after !== null, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(most)
    .execute()
