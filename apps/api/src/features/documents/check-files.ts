import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@lanewise/domain/shared/units'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import type { Logger } from '#platform/log.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { filesToCheck, markMissing } from './documents.queries.ts'

type Parts = { storage: Pick<Storage, 'has'>; log: Logger }

/**
 * Runs hourly. Marks documents whose file is missing, so that the list shows it, and clears the mark when the file is
 * back.
 */
export const checkFilesJob = ({ storage, log }: Parts) =>
  job({
    name: 'documents.check-files',
    payload: JobHour,
    attempts: 3,
    key: ({ hour }) => `documents.check-files:${hour}`,
    prepare: async (work, { hour }) => {
      const since = new Date(hour * hourMs - dayMs)
      const { rows } = await work.transaction(({ db }) => filesToCheck(db, { since, from: randomUUID() }))
      const [lost, back]: [string[], string[]] = [[], []]
      for (const { id, name, storedAs, isFileMissing } of rows) {
        work.signal.throwIfAborted()
        const isThere = await storage.has(storedAs)
        if (isThere === !isFileMissing) continue
        if (isThere) back.push(id)
        else {
          lost.push(id)
          log.error(
            { companyId: work.user.companyId, documentId: id, name, storedAs },
            'the file of a document is missing',
          )
        }
      }
      return { lost, back }
    },
    run: async ({ db }, _hour, { lost, back }: { lost: string[]; back: string[] }) => {
      if (lost.length > 0) await markMissing(db, lost, true)
      if (back.length > 0) await markMissing(db, back, false)
    },
  })
