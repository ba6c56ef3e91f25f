import { DateRangeFilter } from '#platform/list/filters/DateRangeFilter.tsx'
import { rangeLabel, rangeText, readRange } from '#platform/list/filters/date-range.ts'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import { PlacePicker } from '#platform/list/filters/PlacePicker.tsx'
import { readPlace } from './url-query.ts'

export const optionsOf = <V extends string>(values: readonly V[], labelOf: (value: V) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))

/** A place filter by id. `text` is the place's name, if known. */
export const placeField = <F extends string>(name: F, label: string, text: string): FilterField<F> => ({
  name,
  label,
  controls: ({ values, onChange }) => (
    <PlacePicker label={label} name={text} value={readPlace(values)} onChange={(id) => onChange(id ? [id] : [])} />
  ),
  textOf: () => text,
})

export const daysField = <F extends string>(name: F, label: string): FilterField<F> => ({
  name,
  label,
  controls: ({ values: [text = ''], onChange }) => (
    <DateRangeFilter
      label={label}
      value={readRange(text) ?? { start: null, end: null }}
      onChange={(range) => onChange(range.start || range.end ? [rangeText(range)] : [])}
    />
  ),
  textOf: rangeLabel,
})
