import type { DockScheduleUpdate, EditDockSchedule } from '@lanewise/contract/location-fields'
import type { DockSchedule } from '@lanewise/contract/location-shapes'
import { completeWeek, knownDays } from '@lanewise/domain/locations/dock-hours'
import { changesBetween } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { findLocation, findLocationById, type LocationRow, touchLocation } from '../locations.queries.ts'
import { announce, subject } from '../record-location.ts'
import { lockSchedule, type ScheduleRow, saveSchedule, schedulesOf } from './docks.queries.ts'
import { joinWeek } from './join-week.ts'
import { recordedHours, scheduleHistoryValues } from './schedule-text.ts'

export async function getDockSchedule({ db }: Context, locationNumber: string): Promise<DockSchedule> {
  const location = (await findLocation(db, locationNumber)) ?? refuse.notFound('location')
  return (await schedulesAt(db, [location.id])).get(location.id) ?? refuse.notFound('dock schedule')
}

export async function schedulesAt(db: Tx, locationIds: string[]): Promise<Map<string, DockSchedule>> {
  const rows = await schedulesOf(db, locationIds)
  return new Map(rows.map((row) => [row.locationId, scheduleView(row)]))
}

export async function updateDockSchedule(ctx: Context, id: string, update: DockScheduleUpdate) {
  const row = (await lockSchedule(ctx.db, id)) ?? refuse.notFound('dock schedule')
  const location = (await findLocationById(ctx.db, row.locationId)) ?? refuse.notFound('location')
  const saved = await saveDockSchedule(ctx, location, row, await joinWeek(ctx.db, row, update))
  if (saved.version !== row.version) announce(ctx, location, 'changed')
  return saved
}

/** Saves the dock hours and records the differences on the location. Days without hours are not stored. (DOCK-4) */
export async function saveDockSchedule(ctx: Context, location: LocationRow, row: ScheduleRow, given: EditDockSchedule) {
  const after = { ...given, dockHours: knownDays(given.dockHours) }
  const changes = changesBetween(scheduleHistoryValues(row), scheduleHistoryValues(after), recordedHours)
  if (!changes) return scheduleView(row)
  ctx.record(subject(location), 'changed', changes)
  await touchLocation(ctx.db, location.id, ctx.now)
  return scheduleView(await saveSchedule(ctx.db, row.id, after, ctx.now))
}

const scheduleView = ({ id, isAppointmentRequired, dockHours, version }: ScheduleRow): DockSchedule => ({
  id,
  isAppointmentRequired,
  dockHours: completeWeek(dockHours),
  version,
})
