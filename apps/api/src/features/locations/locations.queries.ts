import type { LocationFilter } from '@lanewise/contract/location-fields'
import { stateOfKey } from '@lanewise/domain/locations/country'
import { postalPrefix } from '@lanewise/domain/places/postal-code'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { beginningWith, recordQueries } from '#platform/db/queries/record-queries.ts'
import { type RecordRow, recordColumns, type Tables } from '#platform/db/schema.gen.ts'
import { listQuery, type Page } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

export type LocationRow = RecordRow<'locations'>
export type LocationColumns = Insertable<Tables['locations']>

export const addressIndex = 'locations_address'

const records = recordQueries('locations')
const { living } = records
export const { findById: findLocationById, findByIds: findLocationsByIds } = records

export const findLocation = (db: Tx, locationNumber: string) =>
  living(db).where('locationNumber', '=', locationNumber).executeTakeFirst()

export const lockLocation = (db: Tx, locationNumber: string) =>
  living(db).where('locationNumber', '=', locationNumber).forUpdate().executeTakeFirst()

/** Locks in the order of ids, so that two transactions that lock the same pair do not deadlock. */
export const lockLocations = (db: Tx, locationNumbers: string[]) =>
  living(db).where('locationNumber', 'in', locationNumbers).orderBy('id').forUpdate().execute()

/** Locations that a record is about to refer to, locked so that none is deleted before the transaction ends. */
export const locationsToName = (db: Tx, locationNumbers: readonly string[]): Promise<LocationRow[]> =>
  living(db).where(sql<boolean>`location_number = any(${locationNumbers}::text[])`).orderBy('id').forShare().execute()

export const findByAddress = (db: Tx, normalizedAddress: string) =>
  living(db).where('normalizedAddress', '=', normalizedAddress).executeTakeFirst()

/** Inserts a location unless its address is taken already. */
export const insertLocation = (db: Tx, columns: LocationColumns) =>
  db
    .insertInto('locations')
    .values(columns)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'normalizedAddress']).where('deletedAt', 'is', null).doNothing(),
    )
    .returning(recordColumns.locations)
    .executeTakeFirst()

export const saveLocation = (db: Tx, id: string, columns: Updateable<Tables['locations']>, now: Date) =>
  db
    .updateTable('locations')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(recordColumns.locations)
    .executeTakeFirstOrThrow()

/**
 * Updates the time only, because a record that belongs to the location changed. The location's own fields and its
 * version stay.
 */
export const touchLocation = (db: Tx, id: string, now: Date) =>
  db.updateTable('locations').set({ updatedAt: now }).where('id', '=', id).execute()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('locations').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

export type LocationSearch = Omit<LocationFilter, keyof Page> & { ownCompanyId: string }

const shownName = sql`lower(coalesce(location_alias, location_name))`

/** Each sort order matches an index, so that a page is read without sorting. */
export const locationList = listQuery({
  from: living,
  where: ({ postalCode, types, states, companyIds, ids, ownCompanyId }: LocationSearch) =>
    [
      postalCode && sql<boolean>`postal_code like ${beginningWith(postalPrefix(postalCode))}`,
      types.length > 0 && sql<boolean>`support_location_types && ${types}::text[]`,
      states.length > 0 && inStates(states),
      companyIds.length > 0 && ownedBy(companyIds, ownCompanyId),
      ids.length > 0 && sql<boolean>`id = any(${ids}::uuid[])`,
    ].filter((condition) => typeof condition === 'object' && condition !== null),
  search: { kind: 'location', text: ({ fuzzyMatchTerm }) => fuzzyMatchTerm },
  sorts: {
    name: [sortBy(shownName)],
    number: [sortBy(sql`length(location_number)`, 'bigint'), sortBy(sql`location_number`)],
    city: [sortBy(sql`lower(city)`)],
    updated: [sortBy(sql`updated_at`, 'timestamptz')],
  },
  sort: ({ sort }) => sort,
})

type Picked = { term: string; page?: number; limit: number }

export const pickLocations = (db: Tx, { term, page = 1, limit }: Picked, whose: 'own' | 'other' | 'all' = 'all') =>
  matching(db, term)
    .$if(whose !== 'all', (query) => query.where('knownCompanyId', whose === 'own' ? 'is' : 'is not', null))
    .orderBy(sql`${shownName}, id`)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Locations with a warehouse ID. */
export const pickEdiLocations = (db: Tx, { term, limit }: Picked): Promise<LocationRow[]> =>
  matching(db, term).where(sql<boolean>`edi_codes <> '{}'`).orderBy(sql`${shownName}, id`).limit(limit).execute()

/** Pickers show only a few locations, so testing rows one by one in the order of the names is fast. */
const matching = (db: Tx, term: string) =>
  living(db).where(sql<boolean>`search_text like all (system.search_patterns(${term}))`)

function inStates(keys: string[]) {
  const pairs = keys.map(stateOfKey).filter((one) => one !== null)
  const rows = pairs.map(({ country, state }) => sql`(${country}, ${state})`)
  return sql<boolean>`(country, state) in (${sql.join(rows)})`
}

/** The id of the user's own company stands for locations without another owner. */
const ownedBy = (companyIds: string[], ownCompanyId: string) =>
  companyIds.includes(ownCompanyId)
    ? sql<boolean>`(known_company_id is null or known_company_id = any(${companyIds}::uuid[]))`
    : sql<boolean>`known_company_id = any(${companyIds}::uuid[])`
