import { getRecentChanges } from '@lanewise/contract/dashboard'
import { everyEvent, query } from '#platform/query/query.ts'

export const recentChangesQuery = query(
  getRecentChanges,
  { query: { page: 1, pageSize: 10 } },
  { refreshOn: everyEvent },
)
