import { z } from 'zod'
import { job } from '#platform/jobs/job.ts'
import { applySheet, mostAttempts } from './apply/apply-sheet.ts'

/** Applies a sheet; all of it is saved in parts, so that nothing is left for its end. */
export const sheetApplying = job({
  name: 'rate-sheets.apply',
  payload: z.object({ id: z.uuid(), run: z.int() }),
  // One more than the sheet itself counts: the last only writes down that the others broke off.
  attempts: mostAttempts + 1,
  key: ({ id, run }) => `rate-sheets.apply:${id}:${run}`,
  prepare: applySheet,
  run: async () => undefined,
})
