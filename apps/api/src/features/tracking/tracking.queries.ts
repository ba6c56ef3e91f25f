import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const mostEvents = 200
/** Maximum trail points: enough for a route across the country, small enough to send. */
const mostPoints = 500

export async function eventsOf(db: Tx, shipmentId: string) {
  const rows = await db
    .selectFrom('trackingEvents')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .where('kind', '<>', 'Position')
    .orderBy('occurredAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(mostEvents)
    .execute()
  return rows
}
export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number]

/** Accepted positions of the truck, thinned evenly when there are too many, with their total number. */
export async function trailOf(db: Tx, shipmentId: string): Promise<{ positions: number; trail: [number, number][] }> {
  const { rows } = await sql<{ longitude: number; latitude: number; total: number }>`
    select longitude, latitude, total from (
      select longitude, latitude, occurred_at, row_number() over (order by occurred_at) as place, count(*) over ()::int as total
      from tracking_events where shipment_id = ${shipmentId} and kind = 'Position' and doubt is null
    ) seen
    where place = 1 or place = total or place % greatest(1, total / ${mostPoints}) = 0
    order by occurred_at`.execute(db)
  return {
    positions: rows[0]?.total ?? 0,
    trail: rows.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
  }
}

const mostDoubtful = 20

/** Latest doubtful positions of the truck, newest first. */
export const doubtfulOf = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('trackingEvents')
    .select(['latitude', 'longitude', 'occurredAt', 'doubt', 'provider'])
    .where('shipmentId', '=', shipmentId)
    .where('kind', '=', 'Position')
    .where('doubt', 'is not', null)
    .orderBy('occurredAt', 'desc')
    .limit(mostDoubtful)
    .execute()
export type DoubtfulRow = Awaited<ReturnType<typeof doubtfulOf>>[number]
