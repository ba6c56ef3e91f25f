import { z } from 'zod'
import { Id } from './list.ts'

/** What an import came to; refused rows are listed by row and reason. */
export const ImportResult = z.object({
  isSuccess: z.boolean(),
  isPartial: z.boolean(),
  errors: z.array(z.string()),
  /** Rows saved and refused. */
  saved: z.int(),
  failed: z.int(),
})
export type ImportResult = z.output<typeof ImportResult>

/** A CSV file in base64. */
export const ImportFile = z.strictObject({
  data: z.string('The CSV file is missing').min(1, 'The file is empty'),
  /** Made by the caller, who joins `{importId}-progress` before sending. */
  importId: Id.optional(),
})
export type ImportFile = z.output<typeof ImportFile>
