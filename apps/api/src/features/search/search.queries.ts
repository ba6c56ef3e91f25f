import type { SearchText } from '@lanewise/domain/search/search-text'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type SearchEntry = { kind: string; entityId: string }
type Wanted = SearchText & { entries: string[]; withVoided: boolean; most: number }

/** Matching records of the company, best matches of each kind first. */
export async function findEntries(db: Tx, { mode, parts, entries, withVoided, most }: Wanted): Promise<SearchEntry[]> {
  const { rows } = await (mode === 'numbers'
    ? sql<SearchEntry>`select * from system.search_numbers(${entries}, ${withVoided}, ${parts}, ${most})`
    : sql<SearchEntry>`select * from system.search_words(${entries}, ${withVoided}, ${parts}, ${most})`
  ).execute(db)
  return rows
}
