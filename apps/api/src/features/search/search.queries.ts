import type { SearchText } from '@lanewise/domain/search/search-text'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type FoundEntry = { kind: string; entityId: string }
type Wanted = SearchText & { entries: string[]; withVoided: boolean; most: number }

/** The records of the company that the text asks for, the best of each kind first. */
export async function findEntries(db: Tx, { mode, parts, entries, withVoided, most }: Wanted): Promise<FoundEntry[]> {
  const { rows } = await (mode === 'numbers'
    ? sql<FoundEntry>`select * from system.search_numbers(${entries}, ${withVoided}, ${parts}, ${most})`
    : sql<FoundEntry>`select * from system.search_words(${entries}, ${withVoided}, ${parts}, ${most})`
  ).execute(db)
  return rows
}

const locationColumns = [
  'id',
  'locationNumber',
  'locationAlias',
  'locationName',
  'companyName',
  'companyAlias',
  'addressLine1',
  'city',
  'state',
  'postalCode',
] as const
const contactColumns = ['id', 'firstName', 'lastName', 'primaryEmailAddress'] as const
export type LocationRow = Pick<Selectable<Tables['locations']>, (typeof locationColumns)[number]>
export type ContactRow = Pick<Selectable<Tables['contacts']>, (typeof contactColumns)[number]>

export const readLocations = (db: Tx, ids: string[]): Promise<LocationRow[]> =>
  db.selectFrom('locations').select(locationColumns).where('id', 'in', ids).where('deletedAt', 'is', null).execute()

export const readContacts = (db: Tx, ids: string[]): Promise<ContactRow[]> =>
  db.selectFrom('contacts').select(contactColumns).where('id', 'in', ids).where('deletedAt', 'is', null).execute()
