import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { dateFilterLabel } from '@lanewise/domain/quotes/date-filter-text'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { CreatorFilter } from '#features/quotes/history/filters/CreatorFilter.tsx'
import { DateFilterControls } from '#features/quotes/history/filters/DateFilterControls.tsx'
import { PlaceFilter } from '#features/quotes/history/filters/PlaceFilter.tsx'
import { useCreators } from '#features/quotes/history/history.api.ts'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import { usePlaceName } from '#platform/list/filters/use-place-name.ts'
import type { ListFilters } from '#platform/list/list-definition.ts'
import { Select } from '#ui/form/Select.tsx'
import { datesText, placeText, readDates, readPlace } from './filter-address.ts'
import { type FilterName, filterNames, requested } from './history-query.ts'

const classes = freightClasses.map((value) => ({ value, label: value }))

export const filters: ListFilters<LtlQuoteSummary, FilterName> = { names: filterNames, useFields }

/** Filter fields, with display names for the ids in the address. */
function useFields(rows: readonly LtlQuoteSummary[]): FilterField<FilterName>[] {
  const [params] = useSearchParams()
  const origin = useNameOfPlace(params.get('origin'), rows)
  const destination = useNameOfPlace(params.get('destination'), rows)
  const creator = useNameOfCreator(params.get('creator'), rows)
  return useMemo(
    () => [
      dateField(requested),
      dateField({ name: 'pickup', label: 'Pickup' }),
      placeField('origin', 'Origin', origin),
      placeField('destination', 'Destination', destination),
      classField,
      {
        name: 'creator',
        label: 'Requested by',
        control: ({ values: [id], onChange }) => (
          <CreatorFilter
            value={id ? { id, fullName: creator } : null}
            onChange={(next) => onChange(next ? [next] : [])}
          />
        ),
        textOf: () => creator,
      },
    ],
    [origin, destination, creator],
  )
}

const classField: FilterField<FilterName> = {
  name: 'class',
  label: 'Freight class',
  options: classes,
  control: ({ values: [value = ''], onChange }) => (
    <Select
      clearable
      value={value as (typeof freightClasses)[number]}
      options={classes}
      placeholder="Any"
      onChange={(next) => onChange(next ? [next] : [])}
    />
  ),
}

const placeField = (name: 'origin' | 'destination', label: string, text: string): FilterField<FilterName> => ({
  name,
  label,
  controls: ({ values, onChange }) => (
    <PlaceFilter
      label={label}
      name={text}
      value={readPlace(values)}
      onChange={(choice) => onChange(choice ? [placeText(choice)] : [])}
    />
  ),
  textOf: (value) => `${text}, ${readPlace([value])?.miles} mi`,
})

const dateField = (field: Pick<FilterField<FilterName>, 'name' | 'label' | 'opening'>): FilterField<FilterName> => ({
  ...field,
  controls: ({ values, onChange }) => (
    <DateFilterControls
      label={field.label}
      value={readDates(values)}
      onChange={(filter) => onChange(datesText(filter))}
    />
  ),
  textOf: (value) => dateFilterLabel(readDates([value])) ?? 'Any date',
})

function useNameOfPlace(text: string | null, rows: readonly LtlQuoteSummary[]): string {
  const id = readPlace([text ?? ''])?.id ?? ''
  const known = rows.flatMap(({ origin, destination }) => [origin, destination]).find((place) => place.id === id)
  return usePlaceName(id, known)
}

function useNameOfCreator(id: string | null, rows: readonly LtlQuoteSummary[]): string {
  const row = rows.find(({ createUserId }) => createUserId === id)
  const creators = useCreators(id !== null && row === undefined)
  return row?.createdBy ?? creators.find((person) => person.id === id)?.fullName ?? 'One person'
}
