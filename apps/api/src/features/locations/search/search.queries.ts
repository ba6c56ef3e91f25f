import type { LocationFilter, LocationSort } from '@lanewise/contract/location-fields'
import { stateOfKey } from '@lanewise/domain/locations/country'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { beginningWith, wordPatterns } from '#platform/db/like.ts'
import type { LocationRow } from '../locations.queries.ts'

type Limits = Pick<LocationFilter, 'fuzzyMatchTerm' | 'postalCode' | 'types' | 'states' | 'companyIds'> & {
  ownCompanyId: string
}

const shownName = sql`lower(coalesce(location_alias, location_name))`

/** Each order is that of an index, so that a page is read and not sorted. */
const orders: Record<LocationSort, ReturnType<typeof sql>> = {
  name: sql`${shownName}, id`,
  '-name': sql`${shownName} desc, id desc`,
  number: sql`length(location_number), location_number`,
  '-number': sql`length(location_number) desc, location_number desc`,
  city: sql`lower(city), id`,
  '-city': sql`lower(city) desc, id desc`,
  updated: sql`updated_at, id`,
  '-updated': sql`updated_at desc, id desc`,
}

export async function searchLocations(db: Tx, { page, pageSize, sort, ...limits }: LocationFilter & Limits) {
  const found = limited(db, limits)
  const rows = await found
    .selectAll()
    .orderBy(orders[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

function limited(db: Tx, { fuzzyMatchTerm, postalCode, types, states, companyIds, ownCompanyId }: Limits) {
  let query = matching(db, fuzzyMatchTerm)
  if (postalCode) query = query.where('postalCode', 'like', beginningWith(postalPrefix(postalCode)))
  if (types.length > 0) query = query.where(sql<boolean>`support_location_types && ${types}::text[]`)
  if (states.length > 0) query = query.where(inStates(states))
  if (companyIds.length > 0) query = query.where(ownedBy(companyIds, ownCompanyId))
  return query
}

type Picked = { term: string; page?: number; limit: number }

/** Locations for a picker, by name. */
export const pickLocations = (db: Tx, { term, page = 1, limit }: Picked, whose: 'own' | 'other' | 'all' = 'all') =>
  matching(db, term)
    .$if(whose !== 'all', (query) => query.where('knownCompanyId', whose === 'own' ? 'is' : 'is not', null))
    .selectAll()
    .orderBy(orders.name)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Those that have a warehouse ID. */
export const pickEdiLocations = (db: Tx, { term, limit }: Picked): Promise<LocationRow[]> =>
  matching(db, term).where(sql<boolean>`edi_codes <> '{}'`).selectAll().orderBy(orders.name).limit(limit).execute()

function matching(db: Tx, term: string) {
  let query = db.selectFrom('locations').where('deletedAt', 'is', null)
  for (const pattern of wordPatterns(term)) query = query.where('searchText', 'like', pattern)
  return query
}

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
