import { createContext, useContext, useEffect } from 'react'

/** A field that both users changed. The form keeps the user's own value. */
export type Conflict = { field: string; theirs: unknown; who: string }

/** Merge state of the record, provided to the form's fields. */
export type Joining = {
  conflicts: readonly Conflict[]
  /** Fields that took over a value saved by another user. */
  taken: readonly string[]
  decide: (field: string, side: 'mine' | 'theirs') => void
  /** Registers a field on screen that can show both versions. Returns a function that unregisters it. */
  place: (field: string) => () => void
  /** Fields on the screen that can show both versions. */
  placed: readonly string[]
}

export const JoiningContext = createContext<Joining | null>(null)

/** Changes that another user made to a field of the open form. */
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
