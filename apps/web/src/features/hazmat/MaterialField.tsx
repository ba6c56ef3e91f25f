import type { HazmatMaterial } from '@lanewise/contract/hazmat'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { errorOf } from '#platform/form/fields.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { Field } from '#ui/form/Field.tsx'
import { SuggestInput } from '#ui/form/options/SuggestInput.tsx'
import type { MaterialOption } from './material-text.ts'

type MaterialFieldProps = {
  name: 'hazmatUNNumber' | 'properShippingName'
  label: string
  required?: boolean
  help?: ReactNode
  suggest: (text: string) => Promise<MaterialOption[]>
  onTake: (material: HazmatMaterial) => void
  /** Called with the entered text when the user leaves the field. */
  onLeave?: (text: string) => void
}

/** A text with suggestions from the hazardous materials table. */
export function MaterialField({ name, label, required, help, suggest, onTake, onLeave }: MaterialFieldProps) {
  const { field, fieldState } = useController({ name })
  const text = (field.value ?? '') as string
  return (
    <Joined name={name} label={label}>
      <Field label={label} {...(required && { required })} help={help} {...errorOf(fieldState)}>
        <SuggestInput<MaterialOption>
          name={name}
          value={text}
          onChange={(typed) => field.onChange(typed || null)}
          onTake={({ material }) => onTake(material)}
          suggest={suggest}
          pause={PAUSE}
          onBlur={() => {
            field.onBlur()
            onLeave?.(text)
          }}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}

/** Milliseconds of typing pause before the table is searched. */
const PAUSE = 250
