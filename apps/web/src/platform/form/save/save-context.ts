import { createContext, useContext, useEffect } from 'react'

/** A field that both changed; what the user entered stands in the form. */
export type Conflict = { field: string; theirs: unknown; who: string }

/** What fields need to know of the record behind the form. */
export type Joining = {
  conflicts: readonly Conflict[]
  /** Fields that took a value that somebody else saved. */
  taken: readonly string[]
  decide: (field: string, side: 'mine' | 'theirs') => void
  /** A field that can show both sides is on the screen; answers how to take that back. */
  place: (field: string) => () => void
  /** Fields that are on the screen. */
  placed: readonly string[]
}

export const JoiningContext = createContext<Joining | null>(null)

/** What somebody else did to a field of the open form. */
export function useJoined(field: string) {
  const joining = useContext(JoiningContext)
  const place = joining?.place
  useEffect(() => place?.(field), [place, field])
  return {
    isTaken: joining?.taken.includes(field) ?? false,
    conflict: joining?.conflicts.find((one) => one.field === field),
    decide: (side: 'mine' | 'theirs') => joining?.decide(field, side),
  }
}
