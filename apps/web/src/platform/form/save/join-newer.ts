import { type FieldValues, get, set } from 'react-hook-form'

type Sides<V> = {
  /** The values the user started from, the values in the form, and the values another user saved in the meantime. */
  base: V
  mine: V
  newer: V
  /** Fields whose entries are edited individually, such as the days of a week. */
  parts?: readonly string[] | undefined
}

export type Joined<V> = {
  /** The merged form values: the newer value where the user changed nothing, the user's value elsewhere. */
  values: V
  taken: string[]
  /** Fields that both users changed to different values. */
  conflicts: string[]
}

/** Merges the form with a newer version of its record. (DEF-123) */
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

/** Fields in which two sets of values differ. */
export const touchedPaths = <V extends FieldValues>(base: V, mine: V, parts: readonly string[] = []) =>
  pathsOf(mine, parts).filter((field) => !isSame(get(base, field), get(mine, field)))

/** Changed fields, under the names that the API call uses. */
export function changesOf<F extends object>(before: F, after: F): Partial<F> {
  const touched = Object.entries(after).filter(([field, value]) => !isSame(before[field as keyof F], value))
  return Object.fromEntries(touched) as Partial<F>
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const pathsOf = (values: FieldValues, parts: readonly string[]) =>
  Object.keys(values).flatMap((field) =>
    parts.includes(field) ? (values[field] as unknown[]).map((_part, index) => `${field}.${index}`) : [field],
  )
