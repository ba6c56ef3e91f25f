import { createContext, useContext, useId } from 'react'

/** Ids and state that a control gets from its surrounding field. */
export type FieldWiring = {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Reason why the fields inside are locked; undefined when they are editable. */
export const LockContext = createContext<string | undefined>(undefined)
export const useLock = () => useContext(LockContext)

/** Ids and state of the field around a control. A control outside a field has its own id and an `aria-label`. */
export function useFieldWiring(): Omit<FieldWiring, 'labelId'> & { labelId: string | undefined; isLocked: boolean } {
  const field = useContext(FieldContext)
  const isLocked = useLock() !== undefined
  const ownId = useId()
  const alone = { id: ownId, labelId: undefined, describedBy: undefined, invalid: false, required: false }
  return { ...(field ?? alone), isLocked }
}
