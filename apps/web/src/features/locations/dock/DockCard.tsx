import type { Location } from '@lanewise/contract/location-shapes'
import { updateDockSchedule } from '@lanewise/contract/locations'
import { completeWeek } from '@lanewise/domain/locations/dock-hours'
import { dockStateAt, weekdayAt } from '@lanewise/domain/locations/dock-state'
import { styled } from '@mui/material/styles'
import { CalendarClock, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useDockSchedule } from '#features/locations/locations.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { DockScheduleDialog } from './DockScheduleDialog.tsx'
import { WeekPicture } from './WeekPicture.tsx'

/** Dock hours, and whether the dock is open now in the time zone of the location. */
export function DockCard({ location }: { location: Location }) {
  const { locationNumber, ianaTimeZone } = location
  const schedule = useDockSchedule(locationNumber)
  const refusal = useRefusalOf(updateDockSchedule)
  const [isEditing, setEditing] = useState(false)
  const now = useNow()
  const state = schedule.data && dockStateAt(schedule.data.dockHours, now, ianaTimeZone)
  return (
    <Card
      title="Dock schedule"
      side={
        <Button
          size="small"
          icon={<Pencil />}
          {...(refusal && { disabledReason: refusal })}
          onClick={() => setEditing(true)}
        >
          Edit hours
        </Button>
      }
    >
      {schedule.status === 'loading' && <SkeletonRows height={40} />}
      {schedule.status === 'error' && (
        <ErrorState text={errorText(schedule.error)} onRetry={() => void schedule.refetch()} />
      )}
      {schedule.data && (
        <>
          {(state || schedule.data.isAppointmentRequired) && (
            <Facts>
              {state && <Chip tone={state.isOpen ? 'ok' : 'neutral'}>{state.text}</Chip>}
              {schedule.data.isAppointmentRequired && (
                <Chip icon={<CalendarClock aria-hidden="true" />}>Appointment required</Chip>
              )}
            </Facts>
          )}
          <WeekPicture week={completeWeek(schedule.data.dockHours)} today={weekdayAt(now, ianaTimeZone)} />
        </>
      )}
      {isEditing && <DockScheduleDialog location={location} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 })
