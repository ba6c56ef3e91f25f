import { type SearchResult, shownResults, unknownKind } from '@lanewise/contract/search'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { matchedFields } from '@lanewise/domain/search/matched-fields'
import { searchFilters, searchKinds } from '@lanewise/domain/search/search-kinds'
import { readSearch, type SearchText } from '@lanewise/domain/search/search-text'
import type { Context } from '#platform/context.ts'
import type { RecordKind, SearchHit } from '#platform/feature.ts'
import { refuse } from '#platform/refuse.ts'
import { findEntries } from './search.queries.ts'

type SearchQuery = { q: string; includeVoided: boolean; companyId?: string | undefined }
type SearchedKind = RecordKind & Required<Pick<RecordKind, 'search'>>

/**
 * Searchable kinds in the order of the answer: kinds with a filter in the order of SEARCH-4, then all others. (DEF-120)
 */
export function searchedKinds(records: readonly RecordKind[]): SearchedKind[] {
  const filters: string[] = Object.values(searchFilters)
  const place = ({ entity: { plural } }: RecordKind) =>
    filters.includes(plural) ? filters.indexOf(plural) : filters.length
  return records.filter((one): one is SearchedKind => one.search !== undefined).sort((a, b) => place(a) - place(b))
}

/** Matching records that the user may see, kind by kind. (SEARCH-30) */
export async function search(
  { db, user }: Context,
  searched: readonly SearchedKind[],
  { kind, ...query }: SearchQuery & { kind: string },
): Promise<SearchResult[]> {
  const known: string[] = [...searchKinds, ...searched.map(({ entity }) => entity.plural)]
  if (!known.includes(kind)) refuse.invalid(unknownKind, { kind: [unknownKind] })
  if (query.companyId && query.companyId !== user.companyId) refuse.forbidden()
  const isWanted = ({ entity }: SearchedKind) =>
    (kind === 'all' || entity.plural === kind) && isAllowed(entity.read, user.permissions)
  const kinds = searched.filter(isWanted)
  const text = readSearch(query.q)
  if (kinds.length === 0 || text.parts.length === 0) return []
  const most = text.mode === 'numbers' ? shownResults.amongAll : shownOf(kind) + 1
  const entries = kinds.map(({ entity }) => entity.name)
  const matches = await findEntries(db, { ...text, entries, withVoided: query.includeVoided, most })
  const results: SearchResult[] = []
  for (const one of kinds) {
    const ids = matches.filter((entry) => entry.kind === one.entity.name).map((entry) => entry.entityId)
    if (ids.length > 0)
      results.push(
        ...inOrder(
          ids,
          (await one.search(db, ids, user)).map((hit) => explained(hit, text)),
        ),
      )
  }
  return results
}

const shownOf = (kind: string) => (kind === 'all' ? shownResults.amongAll : shownResults.alone)

/** Parts of a result that are not searched, or not shown while there is an alias. */
const unsearched = new Set([
  'locationName',
  'companyName',
  'projection',
  'id',
  'section',
  'list',
  'path',
  'statusDescription',
  'orderStatusDescription',
  'shipmentStatusDescription',
])

/** The result with the fields that hold the searched words, unless it shows these words itself. */
function explained({ result, fields = [] }: SearchHit, text: SearchText): SearchResult {
  const matches = matchedFields(text, shownTexts(result), fields)
  return matches.length > 0 ? { ...result, matches } : result
}

const shownTexts = (shown: object): string[] =>
  Object.entries(shown).flatMap(([key, value]) =>
    unsearched.has(key) ? [] : typeof value === 'string' ? [value] : value ? shownTexts(value) : [],
  )

/** Each record once, at the position of its first match. */
function inOrder(ids: readonly string[], results: readonly SearchResult[]): SearchResult[] {
  const byId = new Map(results.map((result) => [result.id, result]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
