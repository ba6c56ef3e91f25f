import { notAPicture, notePictureLimit, pictureTooLarge } from '@lanewise/domain/notes/note-rules'
import { dayMs } from '@lanewise/domain/shared/units'
import type { Context, NewFile, Work } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import { refuse } from '#platform/refuse.ts'
import { keepingFile } from '#platform/storage/kept-files.ts'
import { pictureTypeOf } from '#platform/storage/sniff.ts'
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

/** NOTE-16: keeps a picture for a note that is being written. */
export const addPicture = (work: Work, kinds: readonly NotedKind[], { entityId, fileName, data }: Sent) =>
  keepingFile(work, fileOf(data, fileName), async (ctx, fileId) => {
    const { kind } = await requireRecord(ctx, kinds, entityId)
    await insertPicture(ctx.db, { fileId, entity: kind.entity.name, entityId, createdBy: ctx.user.id })
    return { fileId }
  })

function fileOf(base64: string, fileName: string | null): NewFile {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > notePictureLimit) refuse.tooLarge(pictureTooLarge)
  const contentType = pictureTypeOf(bytes) ?? refuse.invalid(notAPicture, { data: [notAPicture] })
  return { bytes, contentType, fileName: fileName ?? 'picture' }
}

/** For whoever may open the record; before the note is sent, for its author alone. */
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

/** Of the pictures that a note names, those that are its own or that its author has just stored for this record. */
export const ownPictures = (
  { db, user }: Context,
  { id: entityId }: NotedRecord,
  { ids, noteId }: { ids: readonly string[]; noteId: string | null },
): Promise<string[]> => usablePictures(db, { ids, entityId, noteId, createdBy: user.id })

/** Gives a note its pictures, and forgets those that it no longer shows. */
export async function keepPictures(ctx: Context, noteId: string, shown: readonly string[]) {
  const gone = (await picturesOf(ctx.db, noteId)).filter((id) => !shown.includes(id))
  await attachPictures(ctx.db, noteId, shown)
  for (const id of gone) await ctx.files.forget(id)
}

/** A draft of a note is kept in the browser; its pictures wait as long as somebody may come back to it. */
const daysUnused = 14

/** Pictures of notes that were never sent. */
export const forgetUnusedPictures = job({
  name: 'notes.forget-pictures',
  payload: RoundHour,
  attempts: 5,
  key: ({ hour }) => `notes.forget-pictures:${hour}`,
  run: async (ctx) => {
    const before = new Date(ctx.now.getTime() - daysUnused * dayMs)
    for (const id of await unusedPictures(ctx.db, before)) await ctx.files.forget(id)
  },
})
