import type { SearchResult } from '@lanewise/contract/search'
import { searchFilters } from '@lanewise/domain/search/search-kinds'
import { useEffect, useState } from 'react'
import { searchQuery } from '#features/search/search.api.ts'
import type { SearchScope } from '#features/search/use-search-box.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'

/** SEARCH-8: the pause in typing before the search, in milliseconds. */
const PAUSE = 300

export type Found =
  | { state: 'untyped' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'answered'; results: readonly SearchResult[] }

/** Searches after a pause in typing. An answer belongs to the text it was asked for, so a late one shows nowhere. */
export function useGlobalSearch(text: string, { filter, includeVoided }: SearchScope) {
  const { companyId } = useUser()
  useLiveRefresh(companyId)
  const wanted = text.trim()
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const kind = filter ? searchFilters[filter] : 'all'
  const isAsked = wanted !== '' && asked === wanted
  const { status, data, error, refetch } = useOperationQuery(
    searchQuery({ kind, q: asked, includeVoided, companyId }),
    { enabled: isAsked },
  )
  const found = (): Found => {
    if (wanted === '') return { state: 'untyped' }
    if (isAsked && status === 'success') return { state: 'answered', results: data ?? [] }
    if (isAsked && status === 'error')
      return { state: 'failed', message: errorText(error), retry: () => void refetch() }
    return { state: 'loading' }
  }
  return { found: found(), searchNow: () => setAsked(wanted) }
}
