import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { laneEntity, searchLanes } from '@lanewise/contract/lanes'
import { pageSizes } from '@lanewise/contract/page-sizes'
import type { ListSource } from '#platform/list/use-list.ts'

/** LANE-7: the lanes by what was searched for, 20 on a page. */
export const laneList: ListSource<LaneSummary> = {
  entity: laneEntity,
  find: searchLanes,
  pageSize: pageSizes.lanes,
  asks: ({ search }) => ({ searchTerm: search }),
}
