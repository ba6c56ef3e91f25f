import { largestTotal } from '@lanewise/contract/list'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** What a list is searched by: the kind under which its records stand in the search index, and the words of a call. */
export type ListSearch<F> = { kind: string; words: (filter: F) => string; column?: string }

/** How the rows that hold all words are found, and whether they are known to be more than a list counts. */
export type Match = { condition: RawBuilder<boolean> | null; areMany: boolean }

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
  const words = search?.words(filter).trim() ?? ''
  if (!search || words === '') return everything
  const { rows } = await sql<{ ids: string[] | null; areMany: boolean }>`
    select ids, are_many from system.search_list(${search.kind}, ${words}, ${largestTotal})`.execute(db)
  const { ids = null, areMany = false } = rows[0] ?? {}
  if (ids) return { condition: sql<boolean>`${id} = any(${ids}::uuid[])`, areMany: false }
  const text = sql.ref(search.column ?? 'searchText')
  return { condition: sql<boolean>`${text} like all (system.search_patterns(${words}))`, areMany }
}
