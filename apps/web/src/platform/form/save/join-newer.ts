import { type FieldValues, get, set } from 'react-hook-form'

type Sides<V> = {
  /** What the user began from, what the form shows, and what somebody else saved meanwhile. */
  base: V
  mine: V
  newer: V
  /** Fields whose entries people change one by one, such as the days of a week. */
  parts?: readonly string[] | undefined
}

export type Joined<V> = {
  /** What the form shows now: theirs where the user touched nothing, mine elsewhere. */
  values: V
  /** Fields that took a new value. */
  taken: string[]
  /** Fields that both changed to different values. */
  conflicts: string[]
}

/** DEF-123: what comes of a form when the record behind it changes. */
export function joinNewer<V extends FieldValues>({ base, mine, newer, parts = [] }: Sides<V>): Joined<V> {
  const joined: Joined<V> = { values: structuredClone(mine), taken: [], conflicts: [] }
  for (const field of pathsOf(newer, parts)) {
    const [began, entered, theirs] = [base, mine, newer].map((side) => get(side, field))
    if (isSame(began, theirs) || isSame(entered, theirs)) continue
    if (!isSame(began, entered)) joined.conflicts.push(field)
    else {
      set(joined.values, field, theirs)
      joined.taken.push(field)
    }
  }
  return joined
}

/** The fields of which two sets of values differ. */
export const touchedPaths = <V extends FieldValues>(base: V, mine: V, parts: readonly string[] = []) =>
  pathsOf(mine, parts).filter((field) => !isSame(get(base, field), get(mine, field)))

/** The fields that were touched, as the call names them. */
export function changesOf<F extends object>(before: F, after: F): Partial<F> {
  const touched = Object.entries(after).filter(([field, value]) => !isSame(before[field as keyof F], value))
  return Object.fromEntries(touched) as Partial<F>
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const pathsOf = (values: FieldValues, parts: readonly string[]) =>
  Object.keys(values).flatMap((field) =>
    parts.includes(field) ? (values[field] as unknown[]).map((_part, index) => `${field}.${index}`) : [field],
  )
