import { shownValue } from '@lanewise/domain/history/sentences'
import type { ReactNode } from 'react'

/** Group of related settings, with a description on the left. */
export type SettingsSection = {
  title: string
  about: string
  /** Number of fields side by side where there is room. */
  columns?: number
  settings: readonly { name: string; field: ReactNode }[]
}

/** Records maintained on a page beside its settings, each saved separately. */
export type SettingsList = { title: string; about: string; list: ReactNode }

/** Display texts of a page: the labels of its settings and formatters for their values. */
export type Wording = {
  labels: Readonly<Record<string, string>>
  /** Formatter for each setting's value. */
  formatters: Readonly<Record<string, ((value: never) => unknown) | undefined>>
}

export function valueText({ formatters }: Wording, name: string, value: unknown): string {
  const format = formatters[name] as ((given: unknown) => unknown) | undefined
  return shownValue(format ? format(value) : value) ?? 'not set'
}
