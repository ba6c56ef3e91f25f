import { z } from 'zod'
import { Id } from './list.ts'

/** Result of an import. Rejected rows are listed with row number and reason. */
export const ImportResult = z.object({
  isSuccess: z.boolean(),
  isPartial: z.boolean(),
  errors: z.array(z.string()),
  saved: z.int(),
  failed: z.int(),
})
export type ImportResult = z.output<typeof ImportResult>

/** A CSV file in base64. */
export const ImportFile = z.strictObject({
  data: z.string('The CSV file is missing').min(1, 'The file is empty'),
  /** Created by the caller, who joins `{importId}-progress` before sending. */
  importId: Id.optional(),
})
export type ImportFile = z.output<typeof ImportFile>
