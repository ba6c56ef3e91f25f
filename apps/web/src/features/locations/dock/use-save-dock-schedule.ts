import type { EditDockSchedule } from '@lanewise/contract/location-fields'
import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { settledDay } from '@lanewise/domain/locations/dock-hours'
import { useState } from 'react'
import { useReadDockSchedule, useUpdateDockSchedule } from '#features/locations/locations.api.ts'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { type Conflict, conflictOf, errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { valuesOf } from './dock-values.ts'

type Editing = { form: ContractForm<EditDockSchedule>; loaded: DockSchedule; locationNumber: string }
type Newer = { conflict: Conflict; schedule: DockSchedule }

/** Milliseconds that the message of a failed save stays (DOCK-11). */
const FAILED_FOR = 3000

/** DOCK-10: saves the week; a refused save keeps it, and one that met a newer version waits for the user's choice. */
export function useSaveDockSchedule({ form, loaded, locationNumber }: Editing, onSaved: (saved: DockSchedule) => void) {
  const say = useSnackbar()
  const update = useUpdateDockSchedule()
  const read = useReadDockSchedule()
  const [known, setKnown] = useState(loaded)
  const [newer, setNewer] = useState<Newer | null>(null)

  const fail = async (error: unknown) => {
    say.error('Failed to update Dock Schedule', { detail: errorText(error, ''), duration: FAILED_FOR, place: 'top' })
    const conflict = conflictOf(error)
    if (!conflict) return
    const schedule = await read.mutateAsync({ params: { locationNumber } }).catch(() => null)
    if (schedule) setNewer({ conflict, schedule })
  }
  const saveOver = async (values: EditDockSchedule, { id, version }: DockSchedule) => {
    const { isAppointmentRequired, dockHours } = values
    try {
      const body = { isAppointmentRequired, dockHours: dockHours.map(settledDay), version }
      const saved = await update.mutateAsync({ params: { dockScheduleId: id }, body })
      say.success('Dock schedule updated')
      onSaved(saved)
    } catch (error) {
      await fail(error)
    }
  }
  const reload = () => {
    if (!newer) return
    setKnown(newer.schedule)
    form.reset(valuesOf(newer.schedule))
    setNewer(null)
  }
  return {
    newer,
    reload,
    save: (values: EditDockSchedule) => saveOver(values, known),
    saveAnyway: () => void form.handleSubmit((values) => saveOver(values, newer?.schedule ?? known))(),
  }
}
