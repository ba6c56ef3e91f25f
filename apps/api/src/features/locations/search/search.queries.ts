import type { LocationFilter } from '@lanewise/contract/location-fields'
import { stateOfKey } from '@lanewise/domain/locations/country'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { beginningWith } from '#platform/db/like.ts'
import { listQuery, type Page } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'
import type { LocationRow } from '../locations.queries.ts'

export type LocationSearch = Omit<LocationFilter, keyof Page | 'withDockSchedules'> & { ownCompanyId: string }

const living = (db: Tx) => db.selectFrom('locations').selectAll().where('deletedAt', 'is', null)

const shownName = sql`lower(coalesce(location_alias, location_name))`

/** Each order is that of an index, so that a page is read and not sorted. */
export const locationList = listQuery({
  from: living,
  where: ({ postalCode, types, states, companyIds, ownCompanyId }: LocationSearch) =>
    [
      postalCode && sql<boolean>`postal_code like ${beginningWith(postalPrefix(postalCode))}`,
      types.length > 0 && sql<boolean>`support_location_types && ${types}::text[]`,
      states.length > 0 && inStates(states),
      companyIds.length > 0 && ownedBy(companyIds, ownCompanyId),
    ].filter((condition) => typeof condition === 'object' && condition !== null),
  search: { kind: 'location', words: ({ fuzzyMatchTerm }) => fuzzyMatchTerm },
  sorts: {
    name: [sortBy(shownName)],
    number: [sortBy(sql`length(location_number)`, 'bigint'), sortBy(sql`location_number`)],
    city: [sortBy(sql`lower(city)`)],
    updated: [sortBy(sql`updated_at`, 'timestamptz')],
  },
  sort: ({ sort }) => sort,
})

type Picked = { term: string; page?: number; limit: number }

/** Locations for a picker, by name. */
export const pickLocations = (db: Tx, { term, page = 1, limit }: Picked, whose: 'own' | 'other' | 'all' = 'all') =>
  matching(db, term)
    .$if(whose !== 'all', (query) => query.where('knownCompanyId', whose === 'own' ? 'is' : 'is not', null))
    .orderBy(sql`${shownName}, id`)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Those that have a warehouse ID. */
export const pickEdiLocations = (db: Tx, { term, limit }: Picked): Promise<LocationRow[]> =>
  matching(db, term).where(sql<boolean>`edi_codes <> '{}'`).orderBy(sql`${shownName}, id`).limit(limit).execute()

/** Pickers show a few of them, so that comparing row by row in the order of the names is quick. */
const matching = (db: Tx, term: string) =>
  living(db).where(sql<boolean>`search_text like all (system.search_patterns(${term}))`)

/** US codes by their first five digits; a Canadian code in the spelling it is kept in. */
function postalPrefix(postalCode: string) {
  const plain = postalCode.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^\d/.test(plain) ? plain.slice(0, 5) : [plain.slice(0, 3), plain.slice(3)].filter(Boolean).join(' ')
}

function inStates(keys: string[]) {
  const pairs = keys.map(stateOfKey).filter((one) => one !== null)
  const rows = pairs.map(({ country, state }) => sql`(${country}, ${state})`)
  return sql<boolean>`(country, state) in (${sql.join(rows)})`
}

/** The own company's id stands for locations without another owner. */
const ownedBy = (companyIds: string[], ownCompanyId: string) =>
  companyIds.includes(ownCompanyId)
    ? sql<boolean>`(known_company_id is null or known_company_id = any(${companyIds}::uuid[]))`
    : sql<boolean>`known_company_id = any(${companyIds}::uuid[])`
