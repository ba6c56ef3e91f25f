import { z } from 'zod'
import { job } from '#platform/jobs/job.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** Bytes are removed only after the change that made them useless is committed. */
export const removeStoredPicture = (storage: Storage) =>
  job({
    name: 'profile.remove-picture',
    payload: z.object({ storedAs: z.string() }),
    attempts: 5,
    key: ({ storedAs }) => `profile.remove-picture:${storedAs}`,
    run: (_ctx, { storedAs }) => storage.remove(storedAs),
  })
export type RemoveStoredPicture = ReturnType<typeof removeStoredPicture>
