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

/** When the dock is open, and whether it is now by the clock of the place. */
export function DockCard({ location }: { location: Location }) {
  const { locationNumber, ianaTimeZone } = location
  const found = useDockSchedule(locationNumber)
  const refusal = useRefusalOf(updateDockSchedule)
  const [isEditing, setEditing] = useState(false)
  const now = useNow()
  const state = found.data && dockStateAt(found.data.dockHours, now, ianaTimeZone)
  return (
    <Card
      title="Dock schedule"
      aside={
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
      {found.status === 'loading' && <SkeletonRows height={40} />}
      {found.status === 'error' && <ErrorState text={errorText(found.error)} onRetry={() => void found.refetch()} />}
      {found.data && (
        <>
          {(state || found.data.isAppointmentRequired) && (
            <Facts>
              {state && <Chip tone={state.isOpen ? 'ok' : 'neutral'}>{state.text}</Chip>}
              {found.data.isAppointmentRequired && (
                <Chip icon={<CalendarClock aria-hidden="true" />}>Appointment required</Chip>
              )}
            </Facts>
          )}
          <WeekPicture week={completeWeek(found.data.dockHours)} today={weekdayAt(now, ianaTimeZone)} />
        </>
      )}
      {isEditing && <DockScheduleDialog location={location} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 })
