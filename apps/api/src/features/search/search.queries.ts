import type { SearchText } from '@lanewise/domain/search/search-text'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

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
