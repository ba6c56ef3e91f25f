import type { ReactNode } from 'react'
import { summaryOf } from '#ui/form/MultiSelect.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

export type FilterControlProps = { values: string[]; onChange: (values: string[]) => void }

export type FilterField<F extends string = string> = {
  /** Name of the URL parameter, one of those given to `useListState`. */
  name: F
  label: string
  /** Options to choose from. Up to eight are shown as pills; longer lists are searchable. */
  options?: readonly Option[]
  /** Custom control for a filter without options: a picker, a text field, a range. */
  control?: (props: FilterControlProps) => ReactNode
  /** Several labeled controls instead of a single one. */
  controls?: (props: FilterControlProps) => ReactNode
  /** The controls show the label themselves. */
  isSelfLabeled?: true
  /** Default values, used while the URL has none and after Reset. */
  opening?: readonly string[]
  /** Chip text for a value that has no option. */
  textOf?: (value: string) => string
  /** The options are also tabs of the list, so only the panel on a phone shows them. */
  isTab?: boolean
}

/** Only the values that the panel offers. An old or edited URL may contain others, which are ignored. */
const knownOf = ({ options, control }: FilterField, values: string[]): string[] =>
  options && !control ? values.filter((value) => options.some((option) => option.value === value)) : values

/** URL value for a filter that has a default and was cleared. */
const off = 'off'

/** The filter values that result from the values in the URL. */
export function setTo(field: FilterField, values: string[] = []): string[] {
  if (values.length === 0) return [...(field.opening ?? [])]
  return field.opening && values.includes(off) ? [] : knownOf(field, values)
}

/** The URL values for a filter with the given values, which may be empty. */
export function urlValuesOf({ opening }: FilterField, values: readonly string[]): string[] {
  if (!opening) return [...values]
  if (values.length === 0) return [off]
  return values.join() === opening.join() ? [] : [...values]
}

/** "New, Ready To Ship +3". */
export function filterText({ options, textOf }: FilterField, values: readonly string[]): string {
  return summaryOf(values.map((value) => labelOf(options, value) ?? textOf?.(value) ?? value))
}

const labelOf = (options: readonly Option[] | undefined, value: string) =>
  options?.find((option) => option.value === value)?.label

/** Resets every filter to its default: `change({ search: '', filters: noFilters(fields) })`. */
export function noFilters<F extends string>(fields: readonly FilterField<F>[]): Record<F, string[]> {
  return Object.fromEntries(fields.map(({ name }) => [name, []])) as unknown as Record<F, string[]>
}

/** Clears every filter, including those with a default. */
export const everyFilterOff = (fields: readonly FilterField[]): Record<string, string[]> =>
  Object.fromEntries(fields.map((field) => [field.name, urlValuesOf(field, [])]))
