import type { ReactNode } from 'react'
import { summaryOf } from '#ui/form/MultiSelect.tsx'
import type { Option } from '#ui/form/options/option.ts'

/** One filter of a list, as the panel offers it and a chip shows it. */
export type FilterField<F extends string = string> = {
  /** Its name in the address, one of those given to `useListState`. */
  name: F
  label: string
  /** What can be chosen; up to eight stand as pills, more can be searched. */
  options?: readonly Option[]
  /** A control of its own, for what is no list of choices: a picker, a text, a range. */
  control?: (props: { values: string[]; onChange: (values: string[]) => void }) => ReactNode
  /** What the chip says for a value, where no option does. */
  textOf?: (value: string) => string
  /** Its choices are tabs of the list as well, so that only the panel of a phone needs them. */
  isTab?: boolean
}

/** The values that the panel offers; an old or foreign address may hold others, which are no filter. */
export const knownOf = ({ options, control }: FilterField, values: string[]): string[] =>
  options && !control ? values.filter((value) => options.some((option) => option.value === value)) : values

/** "New, Ready To Ship +3". */
export function filterText({ options, textOf }: FilterField, values: readonly string[]): string {
  return summaryOf(values.map((value) => labelOf(options, value) ?? textOf?.(value) ?? value))
}

const labelOf = (options: readonly Option[] | undefined, value: string) =>
  options?.find((option) => option.value === value)?.label

/** The change that takes every filter away: `change({ search: '', filters: noFilters(fields) })`. */
export function noFilters<F extends string>(fields: readonly FilterField<F>[]): Record<F, string[]> {
  return Object.fromEntries(fields.map(({ name }) => [name, []])) as unknown as Record<F, string[]>
}
