import { search } from '@lanewise/contract/search'
import { type SearchKind, sendsVoided } from '@lanewise/domain/search/search-kinds'
import { everyEvent, query } from '#platform/query/query.ts'

type SearchRequest = { kind: SearchKind; q: string; includeVoided: boolean; companyId: string }

/** Each kind of search sends only the parameters it needs. (SEARCH-26, SEARCH-27, SEARCH-28) */
export const searchQuery = ({ kind, q, includeVoided, companyId }: SearchRequest) =>
  query(
    search,
    {
      params: { kind },
      query: { q, ...(sendsVoided(kind) && { includeVoided }), ...(kind === 'contacts' && { companyId }) },
    },
    { refreshOn: everyEvent },
  )
