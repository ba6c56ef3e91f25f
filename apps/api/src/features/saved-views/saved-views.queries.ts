import type { SavedViewFields } from '@lanewise/contract/saved-views'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type SavedViewRow = Selectable<Tables['savedViews']>
type Fields = Pick<SavedViewFields, 'name' | 'query' | 'isDefault'>

export const nameIndex = 'saved_views_name'

/** Serializes changes of a person's views, because the limit and the single default are checked across all of them. */
export const lockOwnViews = (db: Tx, contactId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('saved views ' || ${contactId}, 0))`.execute(db)

export const viewsOf = (db: Tx, contactId: string, list: string) =>
  db
    .selectFrom('savedViews')
    .selectAll()
    .where('contactId', '=', contactId)
    .where('list', '=', list)
    .orderBy('position')
    .execute()

export const findOwnView = (db: Tx, contactId: string, id: string) =>
  db
    .selectFrom('savedViews')
    .selectAll()
    .where('id', '=', id)
    .where('contactId', '=', contactId)
    .forUpdate()
    .executeTakeFirst()

export const insertView = (db: Tx, view: SavedViewFields & { contactId: string; position: number }) =>
  db.insertInto('savedViews').values(view).returningAll().executeTakeFirstOrThrow()

export const saveView = (db: Tx, id: string, fields: Fields, now: Date) =>
  db
    .updateTable('savedViews')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Clears the previous default. Its version changes too, so that a window that loaded it before cannot make it the
 * default again.
 */
export const clearDefault = (db: Tx, contactId: string, list: string) =>
  db
    .updateTable('savedViews')
    .set((eb) => ({ isDefault: false, version: eb('version', '+', 1) }))
    .where('contactId', '=', contactId)
    .where('list', '=', list)
    .where('isDefault', '=', true)
    .execute()

export const deleteOwnView = (db: Tx, contactId: string, id: string) =>
  db.deleteFrom('savedViews').where('id', '=', id).where('contactId', '=', contactId).executeTakeFirst()
