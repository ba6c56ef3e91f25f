import type { Preferences, ProfileFields } from '@lanewise/contract/profile'
import type { Selectable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type ContactRow = Selectable<Tables['contacts']>

export const findOwnContact = (db: Tx, id: string) =>
  db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const lockOwnContact = (db: Tx, id: string) =>
  db.selectFrom('contacts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const saveOwnContact = (db: Tx, id: string, fields: ProfileFields, now: Date) =>
  db
    .updateTable('contacts')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const savePicture = (db: Tx, id: string, fileId: string | null, now: Date) =>
  db
    .updateTable('contacts')
    .set((eb) => ({ profilePictureFileId: fileId, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const savePreferences = (db: Tx, id: string, preferences: Preferences) =>
  db
    .updateTable('contacts')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', id)
    .execute()

/** Only files that are somebody's picture or the logo of the company or of a carrier; other files have their own permissions. */
export const findPicture = (db: Tx, fileId: string) =>
  db
    .selectFrom('files as file')
    .selectAll()
    .where('id', '=', fileId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('contacts').select('id').whereRef('profilePictureFileId', '=', 'file.id')),
        exists(selectFrom('companies').select('id').whereRef('logoFileId', '=', 'file.id')),
        exists(selectFrom('carriers').select('id').whereRef('logoFileId', '=', 'file.id')),
      ]),
    )
    .executeTakeFirst()
