import {
  commodityChanged,
  createCommodity,
  deleteCommodity,
  findCommodities,
  getCommodity,
  updateCommodity,
} from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import type { ListState } from '#platform/url-state.ts'

export const pageSize = pageSizes.commodities

/** Milliseconds before the list is asked again after a create or a delete (COMM-35). */
const pause = 1000

const commoditiesQuery = ({ search, page }: ListState) =>
  query(findCommodities, { query: { searchTerm: search, page, pageSize } }, { refreshOn: [commodityChanged] })

export const useCommodities = (state: ListState) => useOperationQuery(commoditiesQuery(state), { keepPrevious: true })
export type FoundCommodities = ReturnType<typeof useCommodities>

export const useCreateCommodity = () => useOperation(createCommodity, { refreshes: [findCommodities], after: pause })
export const useUpdateCommodity = () => useOperation(updateCommodity, { refreshes: [findCommodities, getHistory] })
export const useDeleteCommodity = () => useOperation(deleteCommodity, { refreshes: [findCommodities], after: pause })

export const commodityQuery = (id: string) => query(getCommodity, { params: { id } }, { refreshOn: [commodityChanged] })
