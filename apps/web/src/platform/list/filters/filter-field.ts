import type { ReactNode } from 'react'
import { summaryOf } from '#ui/form/MultiSelect.tsx'
import type { Option } from '#ui/form/options/option.ts'

export type FilterControlProps = { values: string[]; onChange: (values: string[]) => void }

/** One filter of a list, as the panel offers it and a chip shows it. */
export type FilterField<F extends string = string> = {
  /** Its name in the address, one of those given to `useListState`. */
  name: F
  label: string
  /** What can be chosen; up to eight stand as pills, more can be searched. */
  options?: readonly Option[]
  /** A control of its own, for what is no list of choices: a picker, a text, a range. */
  control?: (props: FilterControlProps) => ReactNode
  /** Several controls, each with a label of its own, in the place of one. */
  controls?: (props: FilterControlProps) => ReactNode
  /** What it is set to while the address says nothing, and again after Reset. */
  opening?: readonly string[]
  /** What the chip says for a value, where no option does. */
  textOf?: (value: string) => string
  /** Its choices are tabs of the list as well, so that only the panel of a phone needs them. */
  isTab?: boolean
}

/** The values that the panel offers; an old or foreign address may hold others, which are no filter. */
const knownOf = ({ options, control }: FilterField, values: string[]): string[] =>
  options && !control ? values.filter((value) => options.some((option) => option.value === value)) : values

/** In the address of a list whose filter is set on opening: it was taken away. */
const off = 'off'

/** What a filter is set to by what the address says of it. */
export function setTo(field: FilterField, values: string[] = []): string[] {
  if (values.length === 0) return [...(field.opening ?? [])]
  return field.opening && values.includes(off) ? [] : knownOf(field, values)
}

/** What the address says of a filter that is set to some values, or to none. */
export function saidOf({ opening }: FilterField, values: readonly string[]): string[] {
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

/** The change that leads every filter back to how the list opens: `change({ search: '', filters: noFilters(fields) })`. */
export function noFilters<F extends string>(fields: readonly FilterField<F>[]): Record<F, string[]> {
  return Object.fromEntries(fields.map(({ name }) => [name, []])) as unknown as Record<F, string[]>
}

/** The change that takes every filter away, also one that the list opens with. */
export const everyFilterOff = (fields: readonly FilterField[]): Record<string, string[]> =>
  Object.fromEntries(fields.map((field) => [field.name, saidOf(field, [])]))
