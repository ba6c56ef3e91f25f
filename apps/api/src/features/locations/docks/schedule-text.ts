import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { hoursText } from '@lanewise/domain/locations/hours-text'

export const recordedDays = [
  'sundayHours',
  'mondayHours',
  'tuesdayHours',
  'wednesdayHours',
  'thursdayHours',
  'fridayHours',
  'saturdayHours',
] as const

/** Dock fields in the history of a location, one for each day. */
export const recordedHours = ['isAppointmentRequired', ...recordedDays] as const

type Recorded = Record<(typeof recordedHours)[number], string | boolean | null>

export const scheduleHistoryValues = ({
  isAppointmentRequired,
  dockHours,
}: Pick<DockSchedule, 'isAppointmentRequired' | 'dockHours'>): Recorded => ({
  isAppointmentRequired,
  ...(Object.fromEntries(
    recordedDays.map((name, dayOfWeek) => {
      const day = dockHours.find((one) => one.dayOfWeek === dayOfWeek)
      return [name, day ? hoursText(day) : null]
    }),
  ) as Record<(typeof recordedDays)[number], string | null>),
})
