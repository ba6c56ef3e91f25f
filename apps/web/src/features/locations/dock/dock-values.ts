import type { EditDockSchedule } from '@lanewise/contract/location-fields'
import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { completeWeek } from '@lanewise/domain/locations/dock-hours'

/** Form values of a schedule for the whole week. A day without known hours starts with the default ones. (DOCK-4) */
export const valuesOf = ({ isAppointmentRequired, dockHours }: DockSchedule): EditDockSchedule => ({
  isAppointmentRequired,
  dockHours: completeWeek(dockHours),
})
