import type { LaneTerms } from '@lanewise/contract/lane-fields'
import type { LaneFilter } from '@lanewise/contract/lanes'
import { type Insertable, sql } from 'kysely'
import type { Line } from '#connectors/routing/find-route.ts'
import type { Tx } from '#platform/db/database.ts'
import { recordQueries } from '#platform/db/queries/record-queries.ts'
import { type RecordRow, recordColumns, type Tables } from '#platform/db/schema.gen.ts'
import { listQuery, type Page } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

export type LaneRow = RecordRow<'lanes'>

const records = recordQueries('lanes')
const { living } = records
export const { findById: findLane, findByIds: findLanesByIds, lockById: lockLane, lockByIds: lockLanes } = records

export const laneList = listQuery({
  from: living,
  where: ({ equipment }: Omit<LaneFilter, keyof Page>) =>
    equipment.length > 0 ? [sql<boolean>`equipment_mode = any(${equipment}::int[])`] : [],
  search: { kind: 'lane', text: ({ searchTerm }) => searchTerm },
  sorts: { name: [sortBy(sql`lower(customer_reference_number)`)] },
})

export const insertLane = (db: Tx, columns: Insertable<Tables['lanes']>) =>
  db.insertInto('lanes').values(columns).returning(recordColumns.lanes).executeTakeFirstOrThrow()

/** Writes the changed columns and increments the version. Without columns, only a record below the lane has changed. */
export const saveLane = (db: Tx, id: string, columns: Partial<LaneTerms>, now: Date) =>
  db
    .updateTable('lanes')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(recordColumns.lanes)
    .executeTakeFirstOrThrow()

/** Increments the version of each lane by the number of changes to the records below it. */
export const stepLanes = async (db: Tx, lanes: readonly { id: string; steps: number }[], now: Date) => {
  if (lanes.length === 0) return
  await sql`update lanes set version = version + given.steps, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(lanes)}::jsonb) as given(id uuid, steps integer)
    where lanes.id = given.id`.execute(db)
}

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('lanes').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

export const insertRouteLine = (db: Tx, laneId: string, line: Line) =>
  db
    .insertInto('laneWays')
    .values({ laneId, line: JSON.stringify(line) })
    .execute()

/** The line to draw on the map for a lane; null when no road connects its ends. */
export async function routeLineOf(db: Tx, laneId: string): Promise<[number, number][] | null> {
  const row = await db.selectFrom('laneWays').select('line').where('laneId', '=', laneId).executeTakeFirst()
  return (row?.line as [number, number][] | undefined) ?? null
}

/** The number of carriers with a rate that is active today, by lane. (DEF-90) */
export async function carriersOfLanes(db: Tx, laneIds: readonly string[], today: string): Promise<Map<string, number>> {
  if (laneIds.length === 0) return new Map()
  const counts = await db
    .selectFrom('laneRates as rate')
    .innerJoin('carriers as carrier', 'carrier.id', 'rate.carrierId')
    .select(['rate.laneId', sql<number>`count(distinct rate.carrier_id)::int`.as('carriers')])
    .where('rate.laneId', 'in', [...laneIds])
    .where('rate.replacedAt', 'is', null)
    .where('rate.effectiveDate', '<=', today)
    .where('rate.expirationDate', '>=', today)
    .where('carrier.deletedAt', 'is', null)
    .groupBy('rate.laneId')
    .execute()
  return new Map(counts.map(({ laneId, carriers }) => [laneId, carriers]))
}
