import type { ImportFile, ImportResult } from '@lanewise/contract/import'
import type { Operation } from '@lanewise/contract/operation'
import type { z } from 'zod'

/** A call that takes a CSV file and answers what came of its rows. */
export type ImportOperation = Operation & { body: typeof ImportFile; answer: z.ZodType<ImportResult> }

/** What the import of one kind of record says and does. */
export type ImportSetup = {
  operation: ImportOperation
  /** Operations whose lists are old afterwards. */
  refreshes: readonly Operation[]
  /** The name of the template below /templates, and of the file of refused rows. */
  templateFile: string
  errorFile: string
  /** What one row holds, and several: "commodity", "commodities". */
  noun: { one: string; many: string }
  /** The largest file in megabytes: in base64 it still fits into what the server takes. */
  megabytes: number
  texts: { template: string; fillIn: string; all: string; some: string; none: string; failed: string }
}
