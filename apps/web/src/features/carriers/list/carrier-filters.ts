import type { ListedCarrier } from '@lanewise/contract/carrier-fields'
import type { CarrierFilter, CarrierSort, findCarriers } from '@lanewise/contract/carriers'
import { holdStates } from '@lanewise/contract/carriers'
import type { CallInput } from '@lanewise/contract/operation'
import { insuranceStates } from '@lanewise/domain/carriers/certificate'
import { equipmentModeLabels, equipmentModes, shippingModeLabels, shippingModes } from '@lanewise/domain/freight/modes'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import type { ListFilters } from '#platform/list/list-definition.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'

type CarrierFilterName = 'mode' | 'equipment' | 'insurance' | 'hold'

const equipmentValues = equipmentModes.map(String)

const fields: FilterField<CarrierFilterName>[] = [
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

/** The `mode` filter presets the type. (ROUTE-21) */
export const filters: ListFilters<ListedCarrier, CarrierFilterName> = {
  names: ['mode', 'equipment', 'insurance', 'hold'],
  useFields: () => fields,
}

type Sort = CarrierFilter['sort']
const labels: Record<CarrierSort, string> = {
  name: 'Name',
  dotNumber: 'DOT number',
  docketNumber: 'Docket number',
  insurance: 'Insurance end',
}
const names = Object.keys(labels) as CarrierSort[]

/** The first sort is the default. */
export const sorts = names
  .flatMap((name): Sort[] => [name, `-${name}`])
  .map((value) => ({ value, label: sortLabel(value) }))

function sortLabel(sort: Sort) {
  const label = labels[sort.replace('-', '') as CarrierSort]
  return sort.startsWith('-') ? `${label}, descending` : label
}

type CarrierQuery = NonNullable<CallInput<typeof findCarriers>['query']>

/** Query for the list from the URL state. Unknown values are left out. */
export const queryOf = ({ search, sort, filters: chosen }: ListState<CarrierFilterName>): CarrierQuery => ({
  searchTerm: search,
  sort: sort as Sort,
  mode: knownValues(chosen.mode, shippingModes),
  equipment: knownValues(chosen.equipment, equipmentValues),
  insurance: knownValues(chosen.insurance, insuranceStates),
  hold: knownValues(chosen.hold, holdStates),
})
