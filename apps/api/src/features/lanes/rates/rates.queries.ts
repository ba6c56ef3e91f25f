import type { ContractSequence } from '@lanewise/domain/lanes/rate-sequence'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

/** One version of a rate, with its carrier and the place of its contract in the tender sequence. */
export type RateRow = Selectable<Tables['laneRates']> & {
  carrierName: string
  carrierLogoFileId: string | null
  sequence: number | null
  /** The company's fuel cost per mile, in ten-thousandths of a dollar. */
  fuelPerMile: number
  /** The company's price list of services. Missing on rates that are about to be written. */
  accessorialPrices?: unknown
}

const versions = (db: Tx) =>
  db
    .selectFrom('laneRates as rate')
    .innerJoin('laneContracts as contract', 'contract.id', 'rate.contractId')
    .innerJoin('carriers as carrier', 'carrier.id', 'rate.carrierId')
    .selectAll('rate')
    .select(['contract.sequence', 'carrier.name as carrierName', 'carrier.logoFileId as carrierLogoFileId'])
    .select(sql<number>`(select fuel_per_mile from company_settings)`.as('fuelPerMile'))
    .select(sql<unknown>`(select accessorial_prices from company_settings)`.as('accessorialPrices'))

export const fuelPerMileOf = async (db: Tx): Promise<number> =>
  (await db.selectFrom('companySettings').select('fuelPerMile').executeTakeFirstOrThrow()).fuelPerMile

/** All versions of the rates on these lanes in the order of creation, including replaced and deleted versions. */
export const versionsOfLanes = (db: Tx, laneIds: readonly string[]): Promise<RateRow[]> =>
  versions(db)
    .where(sql<boolean>`rate.lane_id = any(${laneIds}::uuid[])`)
    .orderBy('rate.createdAt')
    .orderBy('rate.id')
    .execute()

/** The current versions of a lane's rates that have not expired. */
export const ratesFrom = (db: Tx, laneId: string, today: string): Promise<RateRow[]> =>
  versions(db)
    .where('rate.laneId', '=', laneId)
    .where('rate.replacedAt', 'is', null)
    .where('rate.expirationDate', '>=', today)
    .execute()

/** A carrier's unexpired rates on lanes that are not deleted, sorted by expiration date. */
export const ratesOfCarrier = (
  db: Tx,
  { carrierId, today, limit }: { carrierId: string; today: string; limit: number },
) =>
  versions(db)
    .innerJoin('lanes as lane', 'lane.id', 'rate.laneId')
    .where('lane.deletedAt', 'is', null)
    .where('carrier.deletedAt', 'is', null)
    .where('rate.carrierId', '=', carrierId)
    .where('rate.replacedAt', 'is', null)
    .where('rate.expirationDate', '>=', today)
    .orderBy('rate.expirationDate')
    .orderBy('rate.id')
    .limit(limit)
    .execute()

/** The current versions of the rates on many lanes, including expired rates. */
export const countingRates = (db: Tx, laneIds: readonly string[]): Promise<RateRow[]> =>
  versions(db)
    .where(sql<boolean>`rate.lane_id = any(${laneIds}::uuid[])`)
    .where('rate.replacedAt', 'is', null)
    .execute()

export const findRate = (db: Tx, id: string): Promise<RateRow | undefined> =>
  versions(db).where('rate.id', '=', id).executeTakeFirst()

export type ContractRow = { id: string; carrierId: string; carrierName: string; sequence: number | null }

export const contractsOfLanes = (db: Tx, laneIds: readonly string[]): Promise<(ContractRow & { laneId: string })[]> =>
  db
    .selectFrom('laneContracts as contract')
    .innerJoin('carriers as carrier', 'carrier.id', 'contract.carrierId')
    .select([
      'contract.id',
      'contract.laneId',
      'contract.carrierId',
      'contract.sequence',
      'carrier.name as carrierName',
    ])
    .where(sql<boolean>`contract.lane_id = any(${laneIds}::uuid[])`)
    .execute()

export const insertContracts = async (db: Tx, rows: readonly (ContractRow & { laneId: string })[]) => {
  const contracts = rows.map(({ id, laneId, carrierId, sequence }) => ({ id, laneId, carrierId, sequence }))
  if (rows.length > 0) await insertMany('laneContracts', contracts).execute(db)
}

export const insertRates = async (db: Tx, rows: readonly RateRow[]) => {
  // Leaves out the values joined from the contract, the carrier and the company's settings.
  const rates = rows.map(
    ({ carrierName, carrierLogoFileId, sequence, fuelPerMile, accessorialPrices, ...rate }) => rate,
  )
  if (rows.length > 0) await insertMany('laneRates', rates).execute(db)
}

type End = Pick<RateRow, 'id' | 'expirationDate' | 'replacedAt' | 'replacedById'>

/** Writes the end of versions. A version that is replaced without a successor was deleted. */
export const saveEnds = async (db: Tx, rows: readonly End[]) => {
  if (rows.length === 0) return
  const ends = rows.map(({ id, expirationDate, replacedAt, replacedById }) => ({
    id,
    expirationDate,
    replacedAt,
    replacedById,
  }))
  await sql`update lane_rates set expiration_date = given."expirationDate", replaced_at = given."replacedAt",
      replaced_by_id = given."replacedById"
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as given(id uuid, "expirationDate" date, "replacedAt" timestamptz, "replacedById" uuid)
    where lane_rates.id = given.id`.execute(db)
}

export type Place = Omit<ContractSequence, 'sequence'> & { sequence: number | null }

export const setSequences = async (db: Tx, places: readonly Place[]) => {
  if (places.length === 0) return
  await sql`update lane_contracts set sequence = given.sequence
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given("contractId" uuid, sequence integer)
    where lane_contracts.id = given."contractId"`.execute(db)
}

/** The company's carriers that haul truckloads. The spot market is not one of them. (LRATE-22) */
const truckloadCarriers = (db: Tx) =>
  db
    .selectFrom('carriers')
    .select(['id', 'name', 'logoFileId'])
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`modes @> '{TL}'`)

export const carrierOptions = listQuery({
  from: truckloadCarriers,
  search: { kind: 'carrier', text: ({ searchTerm }: { searchTerm: string }) => searchTerm },
  sorts: { name: [sortBy(sql`lower(name)`)] },
})

/** Locks the carriers, so that none is deleted while a rate for it is saved. */
export const lockTruckloadCarriers = (db: Tx, ids: readonly string[]) =>
  truckloadCarriers(db).where(sql<boolean>`id = any(${ids}::uuid[])`).orderBy('id').forShare().execute()
export type CarrierOption = Awaited<ReturnType<typeof lockTruckloadCarriers>>[number]
