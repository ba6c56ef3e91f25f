import { search } from '@lanewise/contract/search'
import { type SearchKind, sendsVoided } from '@lanewise/domain/search/search-kinds'
import { everyEvent, query } from '#platform/query/query.ts'

type Asked = { kind: SearchKind; q: string; includeVoided: boolean; companyId: string }

/** Every search sends what its line says and nothing else (SEARCH-26, SEARCH-27, SEARCH-28). */
export const searchQuery = ({ kind, q, includeVoided, companyId }: Asked) =>
  query(
    search,
    {
      params: { kind },
      query: { q, ...(sendsVoided(kind) && { includeVoided }), ...(kind === 'contacts' && { companyId }) },
    },
    { refreshOn: everyEvent },
  )
