import { shownValue } from '@lanewise/domain/shared/sentences'
import type { ReactNode } from 'react'

/** Settings that belong together, with what they are for at their left. */
export type SettingsSection = {
  title: string
  about: string
  /** How many stand side by side where there is room. */
  columns?: number
  settings: readonly { name: string; field: ReactNode }[]
}

/** Records that are kept on a page beside its settings, each saved by itself. */
export type SettingsList = { title: string; about: string; list: ReactNode }

/** How a page tells its settings: what each is called, and a value in words. */
export type Wording = {
  labels: Readonly<Record<string, string>>
  /** Each takes the value of its own field. */
  inWords: Readonly<Record<string, ((value: never) => unknown) | undefined>>
}

/** A value as people read it. */
export function wordsOf({ inWords }: Wording, name: string, value: unknown): string {
  const tell = inWords[name] as ((given: unknown) => unknown) | undefined
  return shownValue(tell ? tell(value) : value) ?? 'not set'
}
