import { commodityChanged, findCommodities } from '@lanewise/contract/commodities'
import { query } from '#platform/query/query.ts'

/** One row is enough, because the answer carries the total. */
export const catalogueQuery = query(
  findCommodities,
  { query: { page: 1, pageSize: 1 } },
  { refreshOn: [commodityChanged] },
)
