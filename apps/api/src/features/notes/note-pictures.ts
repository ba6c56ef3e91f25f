import { notAPicture, notePictureLimit, pictureTooLarge } from '@lanewise/domain/notes/note-rules'
import { dayMs } from '@lanewise/domain/shared/units'
import type { Context, NewFile, Work } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import { refuse } from '#platform/refuse.ts'
import { pictureTypeOf } from '#platform/storage/sniff.ts'
import { keepingFile } from '#platform/storage/stored-files.ts'
import {
  attachPictures,
  findPicture,
  insertPicture,
  picturesOf,
  unusedPictures,
  usablePictures,
} from './note-pictures.queries.ts'
import { type NotedKind, type NotedRecord, requireRecord } from './noted-records.ts'

type Sent = { entityId: string; fileName: string | null; data: string }

/** Stores a picture for a note that is being written. (NOTE-16) */
export const addPicture = (work: Work, kinds: readonly NotedKind[], { entityId, fileName, data }: Sent) =>
  keepingFile(work, fileOf(data, fileName), async (ctx, fileId) => {
    const { kind } = await requireRecord(ctx, kinds, entityId)
    await insertPicture(ctx.db, { fileId, entity: kind.entity.name, entityId, createdBy: ctx.user.id })
    return work.answer(ctx, { fileId })
  })

function fileOf(base64: string, fileName: string | null): NewFile {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > notePictureLimit) refuse.tooLarge(pictureTooLarge)
  const contentType = pictureTypeOf(bytes) ?? refuse.invalid(notAPicture, { data: [notAPicture] })
  return { bytes, contentType, fileName: fileName ?? 'picture' }
}

/** A picture is visible to users who may open the record. Before the note is saved, only its author can see it. */
export async function getPicture({ transaction, files }: Work, kinds: readonly NotedKind[], fileId: string) {
  const { contentType, storedAs } = await transaction(async (ctx) => {
    const picture = (await findPicture(ctx.db, fileId)) ?? refuse.notFound('picture')
    await requireRecord(ctx, kinds, picture.entityId)
    const isShown = picture.noteId !== null || picture.createdBy === ctx.user.id
    return isShown ? picture : refuse.notFound('picture')
  })
  const bytes = (await files.read(storedAs)) ?? refuse.notFound('picture')
  return { contentType, data: bytes.toString('base64') }
}

/** The pictures in a note that already belong to it, or that its author has just uploaded for this record. */
export const ownPictures = (
  { db, user }: Context,
  { id: entityId }: NotedRecord,
  { ids, noteId }: { ids: readonly string[]; noteId: string | null },
): Promise<string[]> => usablePictures(db, { ids, entityId, noteId, createdBy: user.id })

/** Assigns the pictures to the note and deletes those that it no longer shows. */
export async function keepPictures(ctx: Context, noteId: string, shown: readonly string[]) {
  const gone = (await picturesOf(ctx.db, noteId)).filter((id) => !shown.includes(id))
  await attachPictures(ctx.db, noteId, shown)
  for (const id of gone) await ctx.files.forget(id)
}

/**
 * The draft of a note stays in the browser, so its pictures are kept for this many days in case the author returns to
 * it.
 */
const daysUnused = 14

/** Deletes pictures of notes that were never saved. */
export const forgetUnusedPictures = job({
  name: 'notes.forget-pictures',
  payload: JobHour,
  attempts: 5,
  key: ({ hour }) => `notes.forget-pictures:${hour}`,
  run: async (ctx) => {
    const before = new Date(ctx.now.getTime() - daysUnused * dayMs)
    for (const id of await unusedPictures(ctx.db, before)) await ctx.files.forget(id)
  },
})
