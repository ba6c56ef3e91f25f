import { z } from 'zod'
import { job } from '#platform/jobs/job.ts'
import { applySheet, mostAttempts } from './apply/apply-sheet.ts'

/** Applies a sheet. Everything is saved in parts, so the end of the job has nothing left to do. */
export const sheetApplying = job({
  name: 'rate-sheets.apply',
  payload: z.object({ id: z.uuid(), run: z.int() }),
  // One more attempt than the sheet itself allows: the last one only records that the others failed.
  attempts: mostAttempts + 1,
  key: ({ id, run }) => `rate-sheets.apply:${id}:${run}`,
  prepare: applySheet,
  run: async () => undefined,
})
