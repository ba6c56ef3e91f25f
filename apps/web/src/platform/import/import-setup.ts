import type { ImportFile, ImportResult } from '@lanewise/contract/import'
import type { Operation } from '@lanewise/contract/operation'
import type { z } from 'zod'

/** An operation that accepts a CSV file and returns the result for its rows. */
export type ImportOperation = Operation & { body: typeof ImportFile; answer: z.ZodType<ImportResult> }

export type ImportSetup = {
  operation: ImportOperation
  refreshes: readonly Operation[]
  /** Name of the template file below /templates, and of the file with rejected rows. */
  templateFile: string
  errorFile: string
  /** Singular and plural of what a row contains: "commodity", "commodities". */
  noun: { one: string; many: string }
  /** Largest file in bytes. */
  maxBytes: number
  texts: { template: string; fillIn: string; all: string; some: string; none: string; failed: string }
}
