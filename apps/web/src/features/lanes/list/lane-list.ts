import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { laneEntity, searchLanes } from '@lanewise/contract/lanes'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { equipmentModeLabels, equipmentModes } from '@lanewise/domain/freight/modes'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import type { ListSource } from '#platform/list/use-list.ts'
import { knownValues } from '#platform/url-state.ts'

const equipmentValues = equipmentModes.map(String)

const fields: FilterField<'equipment'>[] = [
  {
    name: 'equipment',
    label: 'Equipment',
    options: equipmentModes.map((mode) => ({ value: String(mode), label: equipmentModeLabels[mode] })),
  },
]

/** Lanes that match the search and the equipment, 20 per page. (LANE-7) */
export const laneList: ListSource<LaneSummary> = {
  entity: laneEntity,
  find: searchLanes,
  pageSize: pageSizes.lanes,
  filters: { names: ['equipment'], useFields: () => fields },
  asks: ({ search, filters }) => ({
    searchTerm: search,
    equipment: knownValues(filters.equipment ?? [], equipmentValues),
  }),
}
