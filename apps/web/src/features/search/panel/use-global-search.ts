import type { SearchResult } from '@lanewise/contract/search'
import { searchFilters } from '@lanewise/domain/search/search-kinds'
import { useEffect, useState } from 'react'
import { searchQuery } from '#features/search/search.api.ts'
import type { SearchScope } from '#features/search/use-search-box.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'

/** Pause in typing, in milliseconds, before the search starts. (SEARCH-8) */
const PAUSE = 300

export type SearchState =
  | { state: 'untyped' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'answered'; results: readonly SearchResult[] }

/**
 * Searches after a pause in typing. A response belongs to the text of its request, so late responses are never shown
 * for another text.
 */
export function useGlobalSearch(text: string, { filter, includeVoided }: SearchScope) {
  const { companyId } = useUser()
  useLiveRefresh(companyId)
  const wanted = text.trim()
  const [sentQuery, setSentQuery] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSentQuery(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const kind = filter ? searchFilters[filter] : 'all'
  const isCurrent = wanted !== '' && sentQuery === wanted
  const { status, data, error, refetch } = useOperationQuery(
    searchQuery({ kind, q: sentQuery, includeVoided, companyId }),
    { enabled: isCurrent },
  )
  const searchState = (): SearchState => {
    if (wanted === '') return { state: 'untyped' }
    if (isCurrent && status === 'success') return { state: 'answered', results: data ?? [] }
    if (isCurrent && status === 'error')
      return { state: 'failed', message: errorText(error), retry: () => void refetch() }
    return { state: 'loading' }
  }
  return { result: searchState(), searchNow: () => setSentQuery(wanted) }
}
