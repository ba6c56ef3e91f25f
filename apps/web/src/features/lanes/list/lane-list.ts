import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { laneEntity, searchLanes } from '@lanewise/contract/lanes'
import { pageSizes } from '@lanewise/contract/page-sizes'
import type { ListSource } from '#platform/list/use-list.ts'

/** Lanes that match the search, 20 per page. (LANE-7) */
export const laneList: ListSource<LaneSummary> = {
  entity: laneEntity,
  find: searchLanes,
  pageSize: pageSizes.lanes,
  asks: ({ search }) => ({ searchTerm: search }),
}
