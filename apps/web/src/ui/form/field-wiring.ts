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

/** The ids and states of the field around a control; alone, a control carries its own id and an `aria-label`. */
export function useFieldWiring(): Omit<FieldWiring, 'labelId'> & { labelId: string | undefined } {
  const field = useContext(FieldContext)
  const ownId = useId()
  return field ?? { id: ownId, labelId: undefined, describedBy: undefined, invalid: false, required: false }
}
