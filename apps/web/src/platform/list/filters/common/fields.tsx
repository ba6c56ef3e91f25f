import type { ReactNode } from 'react'
import { DateRangeFilter } from '#platform/list/filters/DateRangeFilter.tsx'
import { rangeLabel, rangeText, readRange } from '#platform/list/filters/date-range.ts'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import { PlacePicker } from '#platform/list/filters/PlacePicker.tsx'
import { readPlace } from './url-query.ts'

/** Options of a filter, with their glyphs where they have some. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  labelOf: (value: V) => string,
  iconOf?: (value: V) => ReactNode,
) => values.map((value) => ({ value, label: labelOf(value), ...(iconOf && { icon: iconOf(value) }) }))

/** A place filter by id. `text` is the place's name, if known. */
export const placeField = <F extends string>(name: F, label: string, text: string): FilterField<F> => ({
  name,
  label,
  controls: ({ values, onChange }) => (
    <PlacePicker label={label} name={text} value={readPlace(values)} onChange={(id) => onChange(id ? [id] : [])} />
  ),
  textOf: () => text,
})

/** A filter by days. The presets of its field look forward, or back for what has happened. */
export const daysField = <F extends string>(
  name: F,
  label: string,
  direction: 'ahead' | 'behind' = 'ahead',
): FilterField<F> => ({
  name,
  label,
  isSelfLabeled: true,
  controls: ({ values: [text = ''], onChange }) => (
    <DateRangeFilter
      label={label}
      direction={direction}
      value={readRange(text) ?? { start: null, end: null }}
      onChange={(range) => onChange(range.start || range.end ? [rangeText(range)] : [])}
    />
  ),
  textOf: rangeLabel,
})
