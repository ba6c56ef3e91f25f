import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export const insertPicture = (db: Tx, values: Insertable<Tables['notePictures']>) =>
  db.insertInto('notePictures').values(values).execute()

export const findPicture = (db: Tx, fileId: string) =>
  db
    .selectFrom('notePictures as picture')
    .innerJoin('files as file', 'file.id', 'picture.fileId')
    .select(['picture.entityId', 'picture.noteId', 'picture.createdBy', 'file.contentType', 'file.storedAs'])
    .where('picture.fileId', '=', fileId)
    .executeTakeFirst()

export async function picturesOf(db: Tx, noteId: string): Promise<string[]> {
  const rows = await db.selectFrom('notePictures').select('fileId').where('noteId', '=', noteId).execute()
  return rows.map(({ fileId }) => fileId)
}

type Usable = { ids: readonly string[]; entityId: string; noteId: string | null; createdBy: string }

export async function usablePictures(db: Tx, { ids, entityId, noteId, createdBy }: Usable): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('notePictures')
    .select('fileId')
    .where(sql<boolean>`file_id = any(${ids}::uuid[])`)
    .where('entityId', '=', entityId)
    .where(({ or, and, eb }) =>
      or([eb('noteId', '=', noteId), and([eb('noteId', 'is', null), eb('createdBy', '=', createdBy)])]),
    )
    .execute()
  return rows.map(({ fileId }) => fileId)
}

export const attachPictures = (db: Tx, noteId: string, ids: readonly string[]) =>
  db.updateTable('notePictures').set({ noteId }).where(sql<boolean>`file_id = any(${ids}::uuid[])`).execute()

export async function unusedPictures(db: Tx, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('notePictures')
    .select('fileId')
    .where('noteId', 'is', null)
    .where('createdAt', '<', before)
    .limit(500)
    .execute()
  return rows.map(({ fileId }) => fileId)
}
