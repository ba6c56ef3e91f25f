import { zonedDate } from '@lanewise/domain/shared/calendar'
import { wallClock } from '@lanewise/domain/shared/written-date'
import { styled } from '@mui/material/styles'
import { DateInput } from '#platform/form/date/DateInput.tsx'
import { isIsoDate } from '#platform/form/date/date-text.ts'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { useNow } from '#platform/use-now.ts'
import { Field } from '#ui/form/Field.tsx'
import { TimeSelect } from '#ui/form/TimeSelect.tsx'

export type EnteredAppointment = { date: string | null; time: string | null }

type AppointmentFieldsProps = {
  label: string
  window: string
  zone: string
  value: EnteredAppointment
  /** The user tried to save, so that empty fields say what is missing. */
  isChecked: boolean
  onChange: (value: EnteredAppointment) => void
}

/** Date and time of the appointment at one stop, on the clock of the stop. */
export function AppointmentFields({ label, window, zone, value, isChecked, onChange }: AppointmentFieldsProps) {
  const now = useNow()
  const { date, time } = value
  const dateError = isChecked && !(date && isIsoDate(date)) ? 'Enter a date' : undefined
  const timeError = isChecked && !time ? 'Enter a time' : undefined
  return (
    <Stop role="group" aria-label={label}>
      <p>
        <b>{label}</b> {`Window ${window}`}
      </p>
      <FieldRow columns={2}>
        <Field label="Appointment date" required {...(dateError && { error: dateError })}>
          <DateInput
            name="date"
            value={date}
            onChange={(next) => onChange({ ...value, date: next })}
            onBlur={noBlur}
            sheet={{ label: 'Appointment date', today: zonedDate(now, zone), isOpen: everyDay }}
          />
        </Field>
        <Field label={`Time (${wallClock(now, zone).zoneName})`} required {...(timeError && { error: timeError })}>
          <TimeSelect takesEveryMinute value={time} onChange={(next) => onChange({ ...value, time: next })} />
        </Field>
      </FieldRow>
    </Stop>
  )
}

const everyDay = () => true
const noBlur = () => {}

const Stop = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& b': { ...theme.typography.h3, display: 'block', color: theme.vars.palette.text.primary },
}))
