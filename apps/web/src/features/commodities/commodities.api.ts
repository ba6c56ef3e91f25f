import {
  commodityChanged,
  createCommodity,
  deleteCommodity,
  findCommodities,
  getCommodity,
  updateCommodity,
} from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** Milliseconds before the list is refetched after a create or a delete. (COMM-35) */
export const pause = 1000
export const useCommodity = (id: string) => useOperationQuery(commodityQuery(id))

export const useCreateCommodity = () => useOperation(createCommodity, { refreshes: [findCommodities], after: pause })
export const useUpdateCommodity = () =>
  useOperation(updateCommodity, { refreshes: [findCommodities, getCommodity, getHistory] })
export const useDeleteCommodity = () => useOperation(deleteCommodity, { refreshes: [findCommodities], after: pause })

export const commodityQuery = (id: string) => query(getCommodity, { params: { id } }, { refreshOn: [commodityChanged] })
