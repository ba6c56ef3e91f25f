import type { DockScheduleUpdate, EditDockSchedule } from '@lanewise/contract/location-fields'
import { completeWeek, type DockDay, dockHoursIssues, settledDay } from '@lanewise/domain/locations/dock-hours'
import { hoursText } from '@lanewise/domain/locations/hours-text'
import { locationLabels } from '@lanewise/domain/locations/labels'
import { joinFields } from '#platform/audit/join-changes.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuseIssues } from '#platform/refuse.ts'
import type { ScheduleRow } from './docks.queries.ts'
import { recordedDays, recordedHours } from './schedule-text.ts'

type Week = { isAppointmentRequired: boolean } & Record<`dockHours.${number}`, DockDay>

/** A week is saved as one list, but users change single days, so each day is merged separately. */
export async function joinWeek(db: Tx, row: ScheduleRow, update: DockScheduleUpdate): Promise<EditDockSchedule> {
  const { dockHours, ...same } = update
  if (dockHours) refuseWrongDays(dockHours)
  const { isAppointmentRequired, ...days } = await joinFields<Week>(db, {
    current: { isAppointmentRequired: row.isAppointmentRequired, ...daysOf(row.dockHours) },
    version: row.version,
    update: { ...same, ...(dockHours && daysOf(dockHours)) },
    recorded: { entity: 'location', id: row.locationId, versionedFields: recordedHours, namesOf },
    labels: { ...locationLabels, ...dayLabels },
    essence: dayFunctions(settledDay),
    formatters: dayFunctions(hoursText),
  })
  return { isAppointmentRequired, dockHours: Object.values(days) }
}

/**
 * The rules apply to each day separately. They run on the list as it was sent, so that issues name the right positions.
 */
function refuseWrongDays(dockHours: EditDockSchedule['dockHours']) {
  const issues = dockHoursIssues({ dockHours })
  if (issues.length > 0) refuseIssues(issues)
}

const fieldOf = (dayOfWeek: number) => `dockHours.${dayOfWeek}` as const

const daysOf = (days: readonly DockDay[]) =>
  Object.fromEntries(completeWeek(days).map((day) => [fieldOf(day.dayOfWeek), day]))

const dayFunctions = (run: (day: DockDay) => unknown) =>
  Object.fromEntries(recordedDays.map((_name, dayOfWeek) => [fieldOf(dayOfWeek), run]))

const names: Readonly<Record<string, string>> = Object.fromEntries(
  recordedDays.map((name, dayOfWeek) => [fieldOf(dayOfWeek), name]),
)
const namesOf = (field: string) => [names[field] ?? field]
const dayLabels = Object.fromEntries(recordedDays.map((name, dayOfWeek) => [fieldOf(dayOfWeek), locationLabels[name]]))
