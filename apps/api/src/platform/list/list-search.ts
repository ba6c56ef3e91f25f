import { largestTotal } from '@lanewise/contract/list'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** How a list is searched: its kind in the search index, and the search text of a call. */
export type ListSearch<F> = { kind: string; text: (filter: F) => string; column?: string }

/** Condition for the rows that contain all words, and whether there are more of them than a list counts. */
export type Match = { condition: RawBuilder<boolean> | null; areMany: boolean }

/** Search text of a call. Empty without a search. */
export const searchTextOf = <F>(search: ListSearch<F> | undefined, filter: F) => search?.text(filter).trim() ?? ''

/** Finds and reads the rows in one statement. Matches no row where the words are frequent. */
export const isInSearchIndex = (kind: string, text: string, id: RawBuilder<unknown>) =>
  sql<boolean>`${id} = any((select ids from system.search_list(${kind}, ${text}, ${largestTotal}))::uuid[])`

const everything: Match = { condition: null, areMany: false }

/**
 * For few matches, the search index names the records and only they are read. For many, each row in the list's order is
 * compared with the words, and a page is full after a few rows.
 */
export async function matchOf<F>(
  db: Tx,
  search: ListSearch<F> | undefined,
  filter: F,
  id: RawBuilder<unknown>,
): Promise<Match> {
  const searchText = searchTextOf(search, filter)
  if (!search || searchText === '') return everything
  const { rows } = await sql<{ ids: string[] | null; areMany: boolean }>`
    select ids, are_many from system.search_list(${search.kind}, ${searchText}, ${largestTotal})`.execute(db)
  const { ids = null, areMany = false } = rows[0] ?? {}
  if (ids) return { condition: sql<boolean>`${id} = any(${ids}::uuid[])`, areMany: false }
  const text = sql.ref(search.column ?? 'searchText')
  // The planner would treat the words as rare, read every row and sort. For a `case` it assumes that half of the rows
  // match, and follows the list's order.
  const holdsAll = sql`${text} like all (system.search_patterns(${searchText}))`
  return { condition: sql<boolean>`case when ${holdsAll} then true else false end`, areMany }
}
