import type { ContractSequence } from '@lanewise/domain/lanes/rate-sequence'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

/** One version of what was agreed, with its carrier and the place of its contract. */
export type RateRow = Selectable<Tables['laneRates']> & {
  carrierName: string
  carrierLogoFileId: string | null
  sequence: number | null
}

const versions = (db: Tx) =>
  db
    .selectFrom('laneRates as rate')
    .innerJoin('laneContracts as contract', 'contract.id', 'rate.contractId')
    .innerJoin('carriers as carrier', 'carrier.id', 'rate.carrierId')
    .selectAll('rate')
    .select(['contract.sequence', 'carrier.name as carrierName', 'carrier.logoFileId as carrierLogoFileId'])

/** Every version of a lane as they came, those that were replaced or deleted too. */
export const versionsOfLane = (db: Tx, laneId: string): Promise<RateRow[]> =>
  versions(db).where('rate.laneId', '=', laneId).orderBy('rate.createdAt').orderBy('rate.id').execute()

/** The versions of a lane that count and have not expired. */
export const ratesFrom = (db: Tx, laneId: string, today: string): Promise<RateRow[]> =>
  versions(db)
    .where('rate.laneId', '=', laneId)
    .where('rate.replacedAt', 'is', null)
    .where('rate.expirationDate', '>=', today)
    .execute()

/** The versions of many lanes that count, expired ones too. */
export const countingRates = (db: Tx, laneIds: readonly string[]): Promise<RateRow[]> =>
  versions(db)
    .where(sql<boolean>`rate.lane_id = any(${laneIds}::uuid[])`)
    .where('rate.replacedAt', 'is', null)
    .execute()

export const findRate = (db: Tx, id: string): Promise<RateRow | undefined> =>
  versions(db).where('rate.id', '=', id).executeTakeFirst()

export type ContractRow = { id: string; carrierId: string; carrierName: string; sequence: number | null }

export const contractsOf = (db: Tx, laneId: string): Promise<ContractRow[]> =>
  db
    .selectFrom('laneContracts as contract')
    .innerJoin('carriers as carrier', 'carrier.id', 'contract.carrierId')
    .select(['contract.id', 'contract.carrierId', 'contract.sequence', 'carrier.name as carrierName'])
    .where('contract.laneId', '=', laneId)
    .execute()

export const insertContract = async (db: Tx, laneId: string, carrierId: string): Promise<string> => {
  const made = await db
    .insertInto('laneContracts')
    .values({ laneId, carrierId, sequence: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export const insertRate = async (db: Tx, columns: Insertable<Tables['laneRates']>): Promise<string> => {
  const made = await db.insertInto('laneRates').values(columns).returning('id').executeTakeFirstOrThrow()
  return made.id
}

/** The version no longer counts; without another that took its place it was deleted. */
export const markReplaced = (db: Tx, id: string, { now, by }: { now: Date; by: string | null }) =>
  db.updateTable('laneRates').set({ replacedAt: now, replacedById: by }).where('id', '=', id).execute()

export const endRate = (db: Tx, id: string, expirationDate: string) =>
  db.updateTable('laneRates').set({ expirationDate }).where('id', '=', id).execute()

export type Place = Omit<ContractSequence, 'sequence'> & { sequence: number | null }

export const setSequences = async (db: Tx, places: readonly Place[]) => {
  if (places.length === 0) return
  await sql`update lane_contracts set sequence = given.sequence
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given("contractId" uuid, sequence integer)
    where lane_contracts.id = given."contractId"`.execute(db)
}

/** The company's carriers that haul truckloads; the spot market is none of them (LRATE-22). */
const truckloadCarriers = (db: Tx) =>
  db
    .selectFrom('carriers')
    .select(['id', 'name', 'logoFileId'])
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`modes @> '{TL}'`)

export const carrierOptions = listQuery({
  from: truckloadCarriers,
  search: { kind: 'carrier', words: ({ searchTerm }: { searchTerm: string }) => searchTerm },
  sorts: { name: [sortBy(sql`lower(name)`)] },
})

/** Locked, so that it is not deleted while a rate is agreed with it. */
export const findTruckloadCarrier = (db: Tx, id: string) =>
  truckloadCarriers(db).where('id', '=', id).forShare().executeTakeFirst()
