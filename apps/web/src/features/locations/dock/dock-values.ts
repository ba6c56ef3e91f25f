import type { EditDockSchedule } from '@lanewise/contract/location-fields'
import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { completeWeek } from '@lanewise/domain/locations/dock-hours'

/** What the dialog shows of a schedule: the whole week; a day without known hours begins with the default ones (DOCK-4). */
export const valuesOf = ({ isAppointmentRequired, dockHours }: DockSchedule): EditDockSchedule => ({
  isAppointmentRequired,
  dockHours: completeWeek(dockHours),
})
