import type { DockDay } from '@lanewise/domain/locations/dock-hours'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type ScheduleRow = Selectable<Tables['dockSchedules']>
export type HoursRow = DockDay & { dockScheduleId: string }

export const schedulesOf = (db: Tx, locationIds: string[]): Promise<ScheduleRow[]> =>
  locationIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('dockSchedules')
        .selectAll()
        .where(sql<boolean>`location_id = any(${locationIds}::uuid[])`)
        .execute()

export const hoursOf = (db: Tx, scheduleIds: string[]): Promise<HoursRow[]> =>
  scheduleIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('dockHours')
        .select(['dockScheduleId', 'dayOfWeek', 'startTime', 'endTime', 'isClosed', 'isTwentyFourHour'])
        .where(sql<boolean>`dock_schedule_id = any(${scheduleIds}::uuid[])`)
        .execute()

/** The schedule of a living location, locked. */
export const lockSchedule = (db: Tx, id: string) =>
  db
    .selectFrom('dockSchedules')
    .selectAll('dockSchedules')
    .innerJoin('locations', 'locations.id', 'dockSchedules.locationId')
    .where('dockSchedules.id', '=', id)
    .where('locations.deletedAt', 'is', null)
    .forUpdate('dockSchedules')
    .executeTakeFirst()

export const insertSchedules = (db: Tx, list: { locationId: string; isAppointmentRequired: boolean }[]) =>
  db.insertInto('dockSchedules').values(list).returningAll().execute()

export const saveSchedule = (db: Tx, id: string, isAppointmentRequired: boolean, now: Date) =>
  db
    .updateTable('dockSchedules')
    .set((eb) => ({ isAppointmentRequired, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertHours = async (db: Tx, rows: HoursRow[]) => {
  if (rows.length > 0) await db.insertInto('dockHours').values(rows).execute()
}

export const replaceHours = async (db: Tx, dockScheduleId: string, days: DockDay[]) => {
  await db.deleteFrom('dockHours').where('dockScheduleId', '=', dockScheduleId).execute()
  await insertHours(
    db,
    days.map((day) => ({ ...day, dockScheduleId })),
  )
}
