import { z } from 'zod'

export const manifestName = 'backup.json'
export const summaryName = 'end.json'
export const tablesFolder = 'tables'
export const filesFolder = 'files'

/** First file of a backup: what the backup holds and which schema version it fits. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  queueVersion: z.int().nullable(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  hasFiles: z.boolean(),
})
export type Manifest = z.output<typeof Manifest>

/** Last file of a backup. A backup without it is incomplete. */
export const Summary = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.int(),
})
export type Summary = z.output<typeof Summary>
