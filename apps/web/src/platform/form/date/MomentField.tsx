import { instantOfWallTime, wallTimeOfInstant, zonedDate } from '@lanewise/domain/shared/calendar'
import { wallClock, writtenDateTime } from '@lanewise/domain/shared/written-date'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TimeSelect } from '#ui/form/TimeSelect.tsx'
import { DateInput } from './DateInput.tsx'
import { isIsoDate } from './date-text.ts'

type MomentFieldProps = {
  name: string
  zone: string
  /** Moment at which the picker starts when the field is empty. */
  from: string
  /** Labels above the date and of the calendar. */
  label: string
  sheetLabel: string
  required?: boolean
  /** Label of the button that clears the field. Without it, there is no button. */
  clear?: string
}

type Parts = { date: string | null; time: string | null }

/** Date and time on the clock of a location. A date without a time, or a time without a date, is rejected. */
export function MomentField({ name, zone, from, label, sheetLabel, required = false, clear }: MomentFieldProps) {
  const { field, fieldState } = useController({ name })
  const value = field.value as string | null
  const [entered, setParts] = useState<Parts>(() => partsOf(value, zone))
  // The form's value can change under the field when another user's save is merged in.
  const { date, time } = momentOf(entered, zone) === value ? entered : partsOf(value, zone)
  const today = zonedDate(useNow(), zone)
  const message = fieldState.error?.message
  const change = (next: Parts) => {
    setParts(next)
    field.onChange(momentOf(next, zone))
  }
  return (
    <Joined name={name} label={label} show={(moment) => (moment ? writtenDateTime(String(moment), zone) : null)}>
      <FieldRow columns={2}>
        <Field label={label} {...(required && { required })} {...(message && { error: message })}>
          <DateInput
            name={name}
            value={date}
            onChange={(next) => change({ date: next, time })}
            onBlur={field.onBlur}
            sheet={{ label: sheetLabel, today, isOpen: () => true }}
            ref={field.ref}
          />
        </Field>
        <Field label={`Time (${wallClock(from, zone).zoneName})`} {...(required && { required })}>
          <TimeSelect
            takesEveryMinute
            value={time}
            onChange={(next) => change({ date: date ?? zonedDate(from, zone), time: next })}
            onBlur={field.onBlur}
          />
        </Field>
      </FieldRow>
      {clear && (date || time) && (
        <div>
          <Button kind="ghost" onClick={() => change({ date: null, time: null })}>
            {clear}
          </Button>
        </div>
      )}
    </Joined>
  )
}

function partsOf(moment: string | null, zone: string): Parts {
  if (!moment) return { date: null, time: null }
  const { date, time } = wallTimeOfInstant(moment, zone)
  return { date, time: time.slice(0, 5) }
}

/** An incomplete date or time is passed on as it is, so that the contract rejects it. */
function momentOf({ date, time }: Parts, zone: string): string | null {
  if (!date && !time) return null
  return date && isIsoDate(date) && time ? instantOfWallTime(date, time, zone) : ''
}
