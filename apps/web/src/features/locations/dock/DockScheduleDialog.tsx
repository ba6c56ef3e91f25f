import { EditDockSchedule } from '@lanewise/contract/location-fields'
import type { DockSchedule, Location } from '@lanewise/contract/location-shapes'
import { updateDockSchedule } from '@lanewise/contract/locations'
import { dockHoursIssues } from '@lanewise/domain/locations/dock-hours'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDockSchedule } from '#features/locations/locations.api.ts'
import { ChangedMeanwhile } from '#platform/form/ChangedMeanwhile.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { SwitchField } from '#platform/form/fields.tsx'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/Dialog.tsx'
import { DockDays } from './DockDays.tsx'
import { valuesOf } from './dock-values.ts'
import { useSaveDockSchedule } from './use-save-dock-schedule.ts'

type Place = Pick<Location, 'locationNumber' | 'locationName' | 'locationAlias' | 'ianaTimeZone'>

export type DockScheduleDialogProps = {
  location: Place
  onSaved?: (schedule: DockSchedule) => void
  onClose: () => void
}

/** The hours of a location's dock, one row per weekday. */
export function DockScheduleDialog({ location, onSaved, onClose }: DockScheduleDialogProps) {
  const found = useDockSchedule(location.locationNumber)
  const [loaded, setLoaded] = useState<DockSchedule | null>(null)
  // What comes later is another's change; it must not take away what is being entered.
  if (found.data && !found.isFetching && !loaded) setLoaded(found.data)
  if (loaded) return <DockForm location={location} loaded={loaded} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog open title={title} size={720} onClose={onClose}>
      {found.status === 'error' ? (
        <ErrorState text={errorText(found.error)} onRetry={() => void found.refetch()} />
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
  const { save, newer, reload, saveAnyway } = useSaveDockSchedule({ form, loaded, locationNumber }, (schedule) => {
    onSaved?.(schedule)
    onClose()
  })
  const dockHours = useWatch({ control: form.control, name: 'dockHours' })
  const issues = dockHoursIssues({ dockHours })
  return (
    <FormDialog
      frame={{ title, size: 720, narrow: 'full-screen', footerNote: `Times at the place, ${zoneText(ianaTimeZone)}` }}
      form={form}
      save={{ operation: updateDockSchedule, verb: 'Save', isReady: issues.length === 0 }}
      onSubmit={save}
      onClose={onClose}
    >
      <Rows>
        <Name>
          {shownLocationName(location)} · {locationNumber}
        </Name>
        {newer && <ChangedMeanwhile conflict={newer.conflict} onReload={reload} onSaveAnyway={saveAnyway} />}
        <DockDays issues={issues} />
        <SwitchField name="isAppointmentRequired" label="Appointment required" />
      </Rows>
    </FormDialog>
  )
}

const zoneText = (zone: string) => zone.replaceAll('_', ' ')

const Name = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
