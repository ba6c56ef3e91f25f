import { findConsolidationCandidates } from '@lanewise/contract/consolidation'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { orderEntity } from '@lanewise/contract/orders'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { useMemo } from 'react'
import type { ListSource } from '#platform/list/use-list.ts'

const filters = { names: ['sameStops'], useFields: () => [] } as const

/** The filter is on unless the URL turns it off. (CONSOL-1) */
export const wantsSameStops = (filters: { sameStops?: readonly string[] }) => filters.sameStops?.[0] !== 'false'

/** Orders that can share a truck with the base order, without those already on the load. (CONSOL-2) */
export function useCandidateList(baseOrderNumber: string, onLoad: readonly string[]): ListSource<OrderSummary> {
  const names = onLoad.join()
  return useMemo(
    () => ({
      entity: orderEntity,
      find: findConsolidationCandidates,
      pageSize: pageSizes.consolidationCandidates,
      refreshOn: [shipmentChanged],
      filters,
      asks: ({ search, filters }) => ({
        baseOrderNumber,
        sameStops: wantsSameStops(filters),
        searchTerm: search,
        without: names.split(','),
      }),
    }),
    [baseOrderNumber, names],
  )
}
