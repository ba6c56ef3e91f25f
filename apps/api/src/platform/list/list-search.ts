import { largestTotal } from '@lanewise/contract/list'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** What a list is searched by: the kind under which its records stand in the search index, and the words of a call. */
export type ListSearch<F> = { kind: string; words: (filter: F) => string; column?: string }

/** How the rows that hold all words are found, and whether they are known to be more than a list counts. */
export type Match = { condition: RawBuilder<boolean> | null; areMany: boolean }

/** The words that a call looks for; empty where it looks for none. */
export const wordsOf = <F>(search: ListSearch<F> | undefined, filter: F) => search?.words(filter).trim() ?? ''

/** Found and read in one message to the database; answers no row where the words are frequent. */
export const isNamedBySearch = (kind: string, words: string, id: RawBuilder<unknown>) =>
  sql<boolean>`${id} = any((select ids from system.search_list(${kind}, ${words}, ${largestTotal}))::uuid[])`

const everything: Match = { condition: null, areMany: false }

/**
 * Few records are named by the search index, so that only they are read; where there are many, each row of the list's own
 * order is compared with the words, and a page is full after a few rows.
 */
export async function matchOf<F>(
  db: Tx,
  search: ListSearch<F> | undefined,
  filter: F,
  id: RawBuilder<unknown>,
): Promise<Match> {
  const words = wordsOf(search, filter)
  if (!search || words === '') return everything
  const { rows } = await sql<{ ids: string[] | null; areMany: boolean }>`
    select ids, are_many from system.search_list(${search.kind}, ${words}, ${largestTotal})`.execute(db)
  const { ids = null, areMany = false } = rows[0] ?? {}
  if (ids) return { condition: sql<boolean>`${id} = any(${ids}::uuid[])`, areMany: false }
  const text = sql.ref(search.column ?? 'searchText')
  // The planner would take the words for rare ones, read every row and sort; of a case it assumes that half of the rows
  // fulfil it, and walks the list's order.
  const holdsAll = sql`${text} like all (system.search_patterns(${words}))`
  return { condition: sql<boolean>`case when ${holdsAll} then true else false end`, areMany }
}
