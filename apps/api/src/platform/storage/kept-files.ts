import { randomUUID } from 'node:crypto'
import { pictureLimit } from '@lanewise/contract/profile'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { refuse } from '#platform/refuse.ts'
import { imageTypeOf } from './sniff.ts'
import type { Storage } from './storage.ts'

/** Where uploaded files lie, and the job that forgets the bytes of one. */
export type KeptFiles = { storage: Storage; removeStored: RemoveStored }
type RemoveStored = ReturnType<typeof removeStoredFile>
export type NewFile = { bytes: Buffer; contentType: string; fileName: string }

export const createKeptFiles = (storage: Storage): KeptFiles => ({ storage, removeStored: removeStoredFile(storage) })

/** Keeps the bytes and answers the id under which the file is known. */
export async function keepFile({ db, user }: Context, { storage }: KeptFiles, file: NewFile): Promise<string> {
  const { bytes, contentType, fileName } = file
  const id = randomUUID()
  const storedAs = await storage.put(bytes)
  const row = { id, contentType, byteSize: bytes.length, fileName, storedAs, createdBy: user.id }
  await db.insertInto('files').values(row).execute()
  return id
}

/** Forgets a file that nothing names any more; false when it was gone already. */
export async function forgetFile(ctx: Context, { removeStored }: KeptFiles, fileId: string): Promise<boolean> {
  const old = await ctx.db.deleteFrom('files').where('id', '=', fileId).returning('storedAs').executeTakeFirst()
  if (old) await ctx.enqueue(removeStored, { storedAs: old.storedAs })
  return old !== undefined
}

/** A picture that was sent in base64, by its content and of at most 2 MB. */
export function pictureFrom(base64: string, fileName = 'picture'): NewFile {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > pictureLimit) refuse.tooLarge('The picture is larger than 2 MB')
  const contentType =
    imageTypeOf(bytes) ??
    refuse.invalid('Choose a PNG, JPEG or WebP picture', { data: ['Choose a PNG, JPEG or WebP picture'] })
  return { bytes, contentType, fileName }
}

/** Bytes are removed only after the change that made them useless is committed. */
const removeStoredFile = (storage: Storage) =>
  job({
    name: 'storage.remove-file',
    payload: z.object({ storedAs: z.string() }),
    attempts: 5,
    key: ({ storedAs }) => `storage.remove-file:${storedAs}`,
    run: (_ctx, { storedAs }) => storage.remove(storedAs),
  })
