import { createContext, useContext, useId } from 'react'

/** What a control needs of the field around it. */
export type FieldWiring = {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Why the fields inside cannot be changed; undefined where they can. */
export const LockContext = createContext<string | undefined>(undefined)
export const useLock = () => useContext(LockContext)

/** The ids and states of the field around a control; alone, a control carries its own id and an `aria-label`. */
export function useFieldWiring(): Omit<FieldWiring, 'labelId'> & { labelId: string | undefined; isLocked: boolean } {
  const field = useContext(FieldContext)
  const isLocked = useLock() !== undefined
  const ownId = useId()
  const alone = { id: ownId, labelId: undefined, describedBy: undefined, invalid: false, required: false }
  return { ...(field ?? alone), isLocked }
}
