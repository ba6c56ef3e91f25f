import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#ui/form/Field.tsx'
import { DateInput } from './DateInput.tsx'

type DateFieldProps = {
  name: string
  label: string
  required?: boolean
  help?: ReactNode
  /** Today's date in the time zone that applies to the field. */
  today: string
  isOpen: (date: string) => boolean
  /** Name of the holiday on a date, which the calendar shows as closed. */
  holidayOf?: (date: string) => string | null
  /** Called on Enter, to go on to the next field. */
  onEnter?: () => void
}

/** The field's value is `YYYY-MM-DD`. Text that is not a date stays in the field and is rejected by the schema. */
export function DateField({ name, label, required = false, help, today, isOpen, holidayOf, onEnter }: DateFieldProps) {
  const { field, fieldState } = useController({ name })
  const message = fieldState.error?.message
  return (
    <Field label={label} required={required} help={help} {...(message && { error: message })}>
      <DateInput
        name={name}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        sheet={{ label, today, isOpen, ...(holidayOf && { holidayOf }) }}
        {...(onEnter && { onEnter })}
        ref={field.ref}
      />
    </Field>
  )
}
