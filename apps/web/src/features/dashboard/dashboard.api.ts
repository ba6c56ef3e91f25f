import { commodityChanged, findCommodities } from '@lanewise/contract/commodities'
import { getRecentChanges } from '@lanewise/contract/dashboard'
import { everyEvent, query } from '#platform/query/query.ts'

export const recentChangesQuery = query(
  getRecentChanges,
  { query: { page: 1, pageSize: 10 } },
  { refreshOn: everyEvent },
)

/** One row is enough, because the answer carries the total. */
export const catalogueQuery = query(
  findCommodities,
  { query: { page: 1, pageSize: 1 } },
  { refreshOn: [commodityChanged] },
)
