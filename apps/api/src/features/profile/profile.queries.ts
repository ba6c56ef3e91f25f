import type { Tx } from '#platform/db/database.ts'
import { type RecordRow, recordColumns } from '#platform/db/schema.gen.ts'

export type ContactRow = RecordRow<'contacts'>

export const findOwnContact = (db: Tx, id: string) =>
  db.selectFrom('contacts').select(recordColumns.contacts).where('id', '=', id).executeTakeFirstOrThrow()

export const lockOwnContact = (db: Tx, id: string) =>
  db.selectFrom('contacts').select(recordColumns.contacts).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Only profile pictures and logos of the company or a carrier. Other files have their own permissions. */
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
