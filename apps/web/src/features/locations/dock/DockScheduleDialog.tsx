import { EditDockSchedule } from '@lanewise/contract/location-fields'
import type { DockSchedule, Location } from '@lanewise/contract/location-shapes'
import { locationEntity, updateDockSchedule } from '@lanewise/contract/locations'
import { completeWeek, dockHoursIssues, settledDay } from '@lanewise/domain/locations/dock-hours'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { dockScheduleQuery, useDockSchedule, useUpdateDockSchedule } from '#features/locations/locations.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { SwitchField } from '#platform/form/fields.tsx'
import { type SaveMessage, savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { DockDays } from './DockDays.tsx'

type Place = Pick<Location, 'id' | 'locationNumber' | 'locationName' | 'locationAlias' | 'ianaTimeZone'>

export type DockScheduleDialogProps = {
  location: Place
  onSaved?: (schedule: DockSchedule) => void
  onClose: () => void
}

/** Edits the dock hours of a location, one row per weekday. */
export function DockScheduleDialog({ location, onSaved, onClose }: DockScheduleDialogProps) {
  const schedule = useDockSchedule(location.locationNumber)
  const [loaded, setLoaded] = useState<DockSchedule | null>(null)
  // Later refetches bring changes of other users, which must not overwrite the user's input.
  if (schedule.data && !schedule.isFetching && !loaded) setLoaded(schedule.data)
  if (loaded) return <DockForm location={location} loaded={loaded} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog open title={title} size={720} onClose={onClose}>
      {schedule.status === 'error' ? (
        <ErrorState text={errorText(schedule.error)} onRetry={() => void schedule.refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  )
}

const title = 'Dock Schedule'

type DockFormProps = Omit<DockScheduleDialogProps, 'onSaved'> & {
  loaded: DockSchedule
  onSaved: DockScheduleDialogProps['onSaved']
}

function DockForm({ location, loaded, onSaved, onClose }: DockFormProps) {
  const form = useContractForm(EditDockSchedule, valuesOf(loaded))
  const { locationNumber, ianaTimeZone } = location
  const update = useUpdateDockSchedule()
  const saving = useSave({
    form,
    edited: {
      record: loaded,
      newest: dockScheduleQuery(locationNumber),
      valuesOf,
      history: { entity: 'location', entityId: location.id },
      parts: ['dockHours'],
    },
    send: ({ changes, options }) =>
      update.mutateAsync({ params: { dockScheduleId: loaded.id }, body: changes(settled), options }),
    done: () => savedRecord('Dock schedule updated', locationEntity, location),
    failed,
    onSaved: (schedule) => {
      onSaved?.(schedule)
      onClose()
    },
  })
  const dockHours = useWatch({ control: form.control, name: 'dockHours' })
  const issues = dockHoursIssues({ dockHours })
  return (
    <FormDialog
      frame={{
        title,
        subtitle: `${shownLocationName(location)} · ${locationNumber}`,
        size: 720,
        narrow: 'full-screen',
        footerNote: `Local times, ${zoneText(ianaTimeZone)}`,
      }}
      saving={saving}
      save={{ operation: updateDockSchedule, verb: 'Save', isReady: issues.length === 0 }}
      onClose={onClose}
    >
      <Rows>
        <DockDays issues={issues} />
        <SwitchField name="isAppointmentRequired" label="Appointment required" />
      </Rows>
    </FormDialog>
  )
}

const zoneText = (zone: string) => zone.replaceAll('_', ' ')

/** Week as it is sent. (DOCK-10) */
const settled = ({ isAppointmentRequired, dockHours }: EditDockSchedule): EditDockSchedule => ({
  isAppointmentRequired,
  dockHours: dockHours.map(settledDay),
})

/** Milliseconds that the message of a failed save stays. (DOCK-11) */
const FAILED_FOR = 3000

const failed = (detail: string): SaveMessage => ({
  kind: 'error',
  text: 'Failed to update Dock Schedule',
  options: { detail, duration: FAILED_FOR, place: 'top' },
})

/** Form values of a schedule for the whole week. A day without known hours starts with the default ones. (DOCK-4) */
const valuesOf = ({ isAppointmentRequired, dockHours }: DockSchedule): EditDockSchedule => ({
  isAppointmentRequired,
  dockHours: completeWeek(dockHours),
})
