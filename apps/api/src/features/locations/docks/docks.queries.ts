import type { DockDay } from '@lanewise/domain/locations/dock-hours'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type ScheduleRow = Omit<Selectable<Tables['dockSchedules']>, 'dockHours'> & { dockHours: DockDay[] }
type Facts = { isAppointmentRequired: boolean; dockHours: readonly DockDay[] }

export const schedulesOf = async (db: Tx, locationIds: string[]): Promise<ScheduleRow[]> =>
  (await db
    .selectFrom('dockSchedules')
    .selectAll()
    .where(sql<boolean>`location_id = any(${locationIds}::uuid[])`)
    .execute()) as ScheduleRow[]

export const lockSchedule = async (db: Tx, id: string): Promise<ScheduleRow | undefined> =>
  (await db
    .selectFrom('dockSchedules')
    .selectAll('dockSchedules')
    .innerJoin('locations', 'locations.id', 'dockSchedules.locationId')
    .where('dockSchedules.id', '=', id)
    .where('locations.deletedAt', 'is', null)
    .forUpdate('dockSchedules')
    .executeTakeFirst()) as ScheduleRow | undefined

/** Inserts the schedule of a new location, without any hours. */
export const insertSchedule = (db: Tx, locationId: string) =>
  db.insertInto('dockSchedules').values({ locationId }).execute()

export const saveSchedule = async (db: Tx, id: string, facts: Facts, now: Date): Promise<ScheduleRow> =>
  (await db
    .updateTable('dockSchedules')
    .set((eb) => ({
      isAppointmentRequired: facts.isAppointmentRequired,
      dockHours: JSON.stringify(facts.dockHours),
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as ScheduleRow
