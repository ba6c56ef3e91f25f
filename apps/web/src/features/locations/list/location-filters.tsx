import { type LocationSort, locationSorts } from '@lanewise/contract/location-fields'
import type { Location } from '@lanewise/contract/location-shapes'
import { stateChoices, stateOfKey } from '@lanewise/domain/locations/country'
import { locationTypeLabels, locationTypes } from '@lanewise/domain/locations/location-types'
import { useMemo, useState } from 'react'
import type { LocationQuery } from '#features/locations/locations.api.ts'
import { useCompanySearch } from '#features/locations/pick/use-company-search.ts'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import type { ListFilters } from '#platform/list/list-definition.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type LocationFilterName = 'type' | 'state' | 'company'

const types = locationTypes.map((value) => ({ value, label: locationTypeLabels[value] }))
const states = stateChoices().map(({ key, name, country }) => ({ value: key, label: name, detail: country }))

const sortLabels: Record<LocationSort, string> = {
  name: 'Name',
  '-name': 'Name, descending',
  number: 'Number',
  '-number': 'Number, descending',
  city: 'City',
  '-city': 'City, descending',
  updated: 'Least recently changed',
  '-updated': 'Last changed',
}
/** The first sort is the default. */
export const sorts = locationSorts.map((value) => ({ value, label: sortLabels[value] }))

/** Query for the list from the URL state. Unknown values are left out. */
export const queryOf = ({ search, sort, filters: chosen }: ListState<LocationFilterName>): LocationQuery => ({
  fuzzyMatchTerm: search,
  sort: sort as LocationSort,
  types: knownValues(chosen.type, locationTypes),
  states: chosen.state.filter((key) => stateOfKey(key) !== null),
  companyIds: chosen.company.filter((id) => uuid.test(id)),
})

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Filters with the company names known so far, taken from the rows and from searches. */
function useFields(rows: readonly Location[]): FilterField<LocationFilterName>[] {
  const searchCompanies = useCompanySearch()
  const [searched, setSearched] = useState<readonly Option[]>([])
  return useMemo(() => {
    const companies = distinct([...searched, ...rows.map(companyOf)])
    const search = async (text: string) => {
      const matches = await searchCompanies(text)
      setSearched((before) => distinct([...before, ...matches]))
      return matches
    }
    return [
      { name: 'type', label: 'Type', options: types },
      { name: 'state', label: 'State', options: states },
      {
        name: 'company',
        label: 'Company',
        options: companies,
        control: ({ values, onChange }) => (
          <MultiSelect
            value={values}
            options={companies.filter(({ value }) => values.includes(value))}
            search={{ ask: search }}
            placeholder="Any"
            onChange={(chosen) => onChange(chosen)}
          />
        ),
        textOf: () => 'Another company',
      },
    ]
  }, [rows, searched, searchCompanies])
}

export const filters: ListFilters<Location, LocationFilterName> = {
  names: ['type', 'state', 'company'],
  useFields,
}

const companyOf = ({ companyId, companyName }: Location): Option => ({ value: companyId, label: companyName })

const distinct = (options: readonly Option[]) => [...new Map(options.map((one) => [one.value, one])).values()]
