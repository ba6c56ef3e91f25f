import type { SearchResult } from '@lanewise/contract/search'
import { isAllowed } from '@lanewise/domain/access/allowed'
import type { SearchKind } from '@lanewise/domain/search/search-kinds'
import { readSearch } from '@lanewise/domain/search/search-text'
import type { Context, User } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type SearchedKind, searchedKinds } from './search.kinds.ts'
import { findEntries } from './search.queries.ts'

type Asked = { q: string; includeVoided: boolean; companyId?: string | undefined }

/** How many results of one kind an answer holds, alone and among the other kinds. */
const mostOfOne = 20
const mostOfEach = 5

/** What the user may see of what the text asks for (SEARCH-30), kind by kind. */
export async function search({ db, user }: Context, kind: SearchKind, asked: Asked): Promise<SearchResult[]> {
  if (asked.companyId && asked.companyId !== user.companyId) refuse.forbidden()
  const kinds = searchedKinds.filter((one) => kind === 'all' || one.kind === kind)
  const entries = kinds.flatMap((one) => entriesFor(one, user))
  const text = readSearch(asked.q)
  if (entries.length === 0 || text.parts.length === 0) return []
  const most = kind === 'all' || text.mode === 'numbers' ? mostOfEach : mostOfOne
  const found = await findEntries(db, { ...text, entries, withVoided: asked.includeVoided, most })
  const results: SearchResult[] = []
  for (const one of kinds) {
    const ids = found.filter((entry) => entry.kind in one.entries).map((entry) => entry.entityId)
    if (ids.length > 0) results.push(...inOrder(ids, await one.read(db, ids)))
  }
  return results
}

const entriesFor = ({ entries }: SearchedKind, user: User) =>
  Object.keys(entries).filter((entry) => isAllowed(entries[entry] ?? 'public', user.permissions))

/** Each record once, where the search found it first. */
function inOrder(ids: readonly string[], results: readonly SearchResult[]): SearchResult[] {
  const byId = new Map(results.map((result) => [result.id, result]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
