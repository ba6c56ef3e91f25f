import { styled } from '@mui/material/styles'
import { CalendarClock } from 'lucide-react'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { Chip } from '#ui/chip/Chip.tsx'
import { StopDate } from './StopDate.tsx'
import { StopTime, useClock } from './TimeFields.tsx'
import { useDock } from './use-dock.ts'

/** Appointment at the dock, marked as required where the dock requires one. */
export function AppointmentFields({ stopKey }: StopProps) {
  const { set, nameOf } = useStop(stopKey)
  const { today } = useClock(stopKey)
  const location = useStopValue(stopKey, (stop) => stop.location)
  const isAgreed = useStopValue(stopKey, (stop) => Boolean(stop.appointmentDate && stop.appointmentTime))
  const isRequired = useDock(location)?.isAppointmentRequired === true
  const isMissing = isRequired && !isAgreed
  const pick = (appointmentDate: string | null) => set({ appointmentDate })
  return (
    <>
      <Part data-part="date" data-field={nameOf('appointmentDate')}>
        <StopDate
          stopKey={stopKey}
          field="appointmentDate"
          label="Appointment date"
          today={today}
          isOpen={() => true}
          onPick={pick}
          {...useStopError(stopKey, 'appointmentDate')}
        />
      </Part>
      <Part data-part="time" data-field={nameOf('appointmentTime')}>
        <StopTime stopKey={stopKey} field="appointmentTime" label="Appointment time" />
      </Part>
      {isMissing && (
        <Mark data-part="mark">
          <Chip tone="risk" icon={<CalendarClock aria-hidden="true" />}>
            Appointment required
          </Chip>
        </Mark>
      )}
    </>
  )
}

const Part = styled('div')({ minWidth: 0 })
const Mark = styled('div')({ gridColumn: 'span 2', alignSelf: 'center' })
