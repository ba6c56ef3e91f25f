import {
  type Commodity,
  createCommodity,
  findCommodities,
  getCommodity,
  getFreightClasses,
  getHazardClasses,
  updateCommodity,
} from '@lanewise/contract/commodities'
import { useRefusalOf } from '#platform/allowed.tsx'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

/** Freight classes of the server, in its order. (ITEM-22, RATE-29) */
export const useFreightClasses = () =>
  useOperationQuery(query(getFreightClasses, {})).data?.map(({ id, name }) => ({ value: id, label: name })) ?? []

export const useHazardClasses = () =>
  useOperationQuery(query(getHazardClasses, {})).data?.map(({ description }) => ({
    value: description,
    label: description,
  })) ?? []

/** Maximum number of search results. */
const PAGE = 10

export type CommodityOption = Option & { commodity: Commodity }

/** Searches commodities by code or description. (ITEM-32) */
export function useCommoditySearch() {
  const { ask } = useSession()
  return async (searchTerm: string): Promise<CommodityOption[]> => {
    const { data } = await ask(findCommodities, { query: { searchTerm, page: 1, pageSize: PAGE } })
    return data.map((commodity) => ({
      value: commodity.commodityCode,
      label: commodity.commodityCode,
      detail: commodity.description,
      commodity,
    }))
  }
}

/** Default commodity of new items; null when none is set or the user may not view commodities. */
export function useDefaultCommodity(id: string | null): { commodity: Commodity | null; isLoading: boolean } {
  const mayRead = useRefusalOf(getCommodity) === undefined
  const { data, status } = useOperationQuery(query(getCommodity, { params: { id: id ?? '' } }), {
    enabled: id !== null && mayRead,
  })
  return { commodity: data ?? null, isLoading: status === 'loading' }
}

const refreshes = [findCommodities, getCommodity]
export const useCreateCommodity = () => useOperation(createCommodity, { refreshes })
export const useUpdateCommodity = () => useOperation(updateCommodity, { refreshes })
