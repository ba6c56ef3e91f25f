import type { SearchResult } from '@lanewise/contract/search'
import type { Needs } from '@lanewise/domain/access/allowed'
import type { SearchKind } from '@lanewise/domain/search/search-kinds'
import type { Tx } from '#platform/db/database.ts'
import { readContacts, readLocations } from './search.queries.ts'
import { contactResult, locationResult } from './search.view.ts'

/** One kind of record that can be found. */
export type SearchedKind = {
  kind: Exclude<SearchKind, 'all'>
  /** Which entries of the index belong to it, and what a user needs to find them. */
  entries: Readonly<Record<string, Needs>>
  /** The records as results, read anew under the row policy; the index names them and tells nothing of them. */
  read: (db: Tx, ids: string[]) => Promise<SearchResult[]>
}

/** Every kind that can be found, in the order of an answer over all; the one place where a feature's records join. */
export const searchedKinds: readonly SearchedKind[] = [
  {
    kind: 'locations',
    entries: { location: 'ViewLocations' },
    read: async (db, ids) => (await readLocations(db, ids)).map(locationResult),
  },
  {
    // Contacts are open to every signed-in user (DEF-42).
    kind: 'contacts',
    entries: { contact: 'signed-in' },
    read: async (db, ids) => (await readContacts(db, ids)).map(contactResult),
  },
]
