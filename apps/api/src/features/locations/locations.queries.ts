import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type LocationRow = Selectable<Tables['locations']>
export type LocationColumns = Insertable<Tables['locations']>

export const addressIndex = 'locations_address'

const living = (db: Tx) => db.selectFrom('locations').selectAll().where('deletedAt', 'is', null)

export const findLocation = (db: Tx, locationNumber: string) =>
  living(db).where('locationNumber', '=', locationNumber).executeTakeFirst()

export const findLocationById = (db: Tx, id: string) => living(db).where('id', '=', id).executeTakeFirst()

export const findLocationsByIds = (db: Tx, ids: string[]) => living(db).where('id', 'in', ids).execute()

export const lockLocation = (db: Tx, locationNumber: string) =>
  living(db).where('locationNumber', '=', locationNumber).forUpdate().executeTakeFirst()

/** In the order of their ids, so that two who lock the same pair do not wait for each other. */
export const lockLocations = (db: Tx, locationNumbers: string[]) =>
  living(db).where('locationNumber', 'in', locationNumbers).orderBy('id').forUpdate().execute()

export const findByAddress = (db: Tx, normalizedAddress: string) =>
  living(db).where('normalizedAddress', '=', normalizedAddress).executeTakeFirst()

/** Inserts a location, unless its address is taken already. */
export const insertLocation = (db: Tx, columns: LocationColumns) =>
  db
    .insertInto('locations')
    .values(columns)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'normalizedAddress']).where('deletedAt', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()

export const saveLocation = (db: Tx, id: string, columns: Updateable<Tables['locations']>, now: Date) =>
  db
    .updateTable('locations')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Something that belongs to the location changed; its own fields, and so its version, did not. */
export const touchLocation = (db: Tx, id: string, now: Date) =>
  db.updateTable('locations').set({ updatedAt: now }).where('id', '=', id).execute()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('locations').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()
