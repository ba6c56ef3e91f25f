import { randomUUID } from 'node:crypto'
import { pictureLimit } from '@lanewise/contract/profile'
import { z } from 'zod'
import type { Context, FileBytes, NewFile, StoredFile, User, Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { type JobDefinition, job } from '#platform/jobs/job.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import { imageTypeOf } from './sniff.ts'
import type { Storage } from './storage.ts'
import { forgetUnnamed } from './unnamed-files.ts'

export const fileBytesIn = (storage: Storage): FileBytes => ({
  store: async ({ bytes, contentType, fileName }) => ({
    contentType,
    fileName,
    byteSize: bytes.length,
    storedAs: await storage.put(bytes),
  }),
  read: storage.get,
  remove: storage.remove,
})

/**
 * Stores the bytes, then lets the transaction record the file. If the transaction is refused, the bytes are removed
 * again.
 */
export async function keepingFile<T>(
  { files, transaction }: Work,
  file: NewFile,
  run: (ctx: Context, fileId: string) => Promise<T>,
): Promise<T> {
  const stored = await files.store(file)
  try {
    return await transaction(async (ctx) => run(ctx, await ctx.files.keep(stored)))
  } catch (error) {
    // After any other error the commit may still have succeeded.
    if (error instanceof Refusal) await files.remove(stored.storedAs).catch(() => undefined)
    throw error
  }
}

export async function keepFile(db: Tx, user: User, stored: StoredFile): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('files')
    .values({ id, ...stored, createdBy: user.id })
    .execute()
  await forgetUnnamed(db, [stored.storedAs])
  return id
}

export async function forgetFile(db: Tx, enqueue: Context['enqueue'], fileId: string): Promise<boolean> {
  const old = await db.deleteFrom('files').where('id', '=', fileId).returning('storedAs').executeTakeFirst()
  if (old) await enqueue(removeStored, { storedAs: old.storedAs })
  return old !== undefined
}

/** A picture in base64, with its type detected from its content. The limit is 2 MB. */
export function pictureFrom(base64: string, fileName = 'picture'): NewFile {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > pictureLimit) refuse.tooLarge('The picture is larger than 2 MB')
  const contentType =
    imageTypeOf(bytes) ??
    refuse.invalid('Choose a PNG, JPEG or WebP picture', { data: ['Choose a PNG, JPEG or WebP picture'] })
  return { bytes, contentType, fileName }
}

const StoredName = z.object({ storedAs: z.string() })

const removeStored: JobKind<typeof StoredName> = {
  name: 'storage.remove-file',
  payload: StoredName,
  attempts: 5,
  key: ({ storedAs }) => `storage.remove-file:${storedAs}`,
}

/** Bytes are removed only after the commit of the change that made them obsolete. */
export const removeStoredFile = (storage: Storage): JobDefinition<typeof StoredName> =>
  job({
    ...removeStored,
    prepare: (_work, { storedAs }) => storage.remove(storedAs),
    run: async () => {},
  })
