import { useState } from 'react'
import { type StopProps, useStop, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { DateInput } from '#platform/form/date/DateInput.tsx'
import { isIsoDate } from '#platform/form/date/date-text.ts'
import { Field } from '#ui/form/Field.tsx'

type StopDateProps = StopProps & {
  field: 'baseDate' | 'appointmentDate'
  label: string
  required?: boolean
  error?: string
  /** Current date at the stop. */
  today: string
  isOpen: (date: string) => boolean
  holidayOf?: (date: string) => string | null
  onPick: (date: string | null) => void
}

/** Date of a stop. An invalid text stays in the field while the stop has no date. */
export function StopDate({ stopKey, field, label, required = false, error, ...date }: StopDateProps) {
  const { nameOf, leave } = useStop(stopKey)
  const stored = useStopValue(stopKey, (stop) => stop[field])
  const [text, setText] = useState<string | null>(null)
  const change = (value: string | null) => {
    const picked = value && isIsoDate(value) ? value : null
    setText(picked ? null : value)
    if (picked !== stored) date.onPick(picked)
  }
  const shownError = text && !stored ? 'Enter a date as MM/DD/YYYY' : error
  return (
    <Field label={label} required={required} {...(shownError && { error: shownError })}>
      <DateInput
        name={nameOf(field)}
        value={stored ?? text}
        onChange={change}
        onBlur={() => leave(field)}
        sheet={{ label, today: date.today, isOpen: date.isOpen, ...(date.holidayOf && { holidayOf: date.holidayOf }) }}
      />
    </Field>
  )
}
