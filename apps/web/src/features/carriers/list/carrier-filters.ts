import type { CarrierFilter, CarrierSort } from '@lanewise/contract/carriers'
import { holdStates } from '@lanewise/contract/carriers'
import { insuranceStates } from '@lanewise/domain/carriers/certificate'
import { equipmentModeLabels, equipmentModes, shippingModeLabels, shippingModes } from '@lanewise/domain/freight/modes'
import type { CarrierQuery } from '#features/carriers/carriers.api.ts'
import type { FilterField } from '#platform/list/filter-field.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'

/** The names of the filters in the address; `mode` presets the type (ROUTE-21). */
export const filters = ['mode', 'equipment', 'insurance', 'hold'] as const
export type CarrierFilterName = (typeof filters)[number]

const equipmentValues = equipmentModes.map(String)

export const fields: FilterField<CarrierFilterName>[] = [
  { name: 'mode', label: 'Mode', options: shippingModes.map((value) => ({ value, label: shippingModeLabels[value] })) },
  {
    name: 'equipment',
    label: 'Equipment',
    options: equipmentModes.map((value) => ({ value: String(value), label: equipmentModeLabels[value] })),
  },
  { name: 'insurance', label: 'Insurance', options: insuranceStates.map((value) => ({ value, label: value })) },
  {
    name: 'hold',
    label: 'Status',
    options: [
      { value: 'Active', label: 'Active' },
      { value: 'OnHold', label: 'On Hold' },
    ],
  },
]

type Sort = CarrierFilter['sort']
const labels: Record<CarrierSort, string> = {
  name: 'Name',
  dotNumber: 'DOT number',
  docketNumber: 'Docket number',
  insurance: 'Insurance end',
}
const names = Object.keys(labels) as CarrierSort[]

export const sorts: readonly Sort[] = names.flatMap((name): Sort[] => [name, `-${name}`])
export const sortOptions = sorts.map((value) => ({ value, label: sortLabel(value) }))

function sortLabel(sort: Sort) {
  const label = labels[sort.replace('-', '') as CarrierSort]
  return sort.startsWith('-') ? `${label}, descending` : label
}

/** What the address asks for; values that the list does not know are left out. */
export function queryOf({
  search,
  sort,
  filters: chosen,
}: ListState<CarrierFilterName>): Omit<CarrierQuery, 'pageSize'> {
  return {
    searchTerm: search,
    sort: sort as Sort,
    mode: knownValues(chosen.mode, shippingModes),
    equipment: knownValues(chosen.equipment, equipmentValues),
    insurance: knownValues(chosen.insurance, insuranceStates),
    hold: knownValues(chosen.hold, holdStates),
  }
}
