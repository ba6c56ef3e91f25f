import type { ImportFile, ImportResult } from '@lanewise/contract/import'
import type { Work } from '#platform/context.ts'
import { type OpenSheet, openSheet } from './open-sheet.ts'
import type { SheetRow } from './read-sheet.ts'

const chunkSize = 500
const maxRows = 100_000

export type Refused = { row: number; reason: string }

type Steps<T> = {
  header: readonly string[]
  /** Largest file in bytes. */
  maxBytes: number
  /** Returns a row that may be saved, or the reason why it is refused. */
  check: (row: SheetRow) => T | Refused
  /** Saves rows in one transaction and returns those that could not be saved. */
  save: (rows: T[]) => Promise<Refused[]>
}

/**
 * Checks and saves the rows of a file in chunks, reports progress, and lists the refused rows with their reasons. While
 * the database saves one chunk, the next is read. (COMM-60)
 */
export async function importSheet<T extends object>(
  work: Work,
  { data, importId }: ImportFile,
  steps: Steps<T>,
): Promise<ImportResult> {
  const file = await openSheet(data, { header: steps.header, maxBytes: steps.maxBytes, maxRows })
  const reportProgress = (done: number, failed: number) => {
    if (importId) work.progress({ id: importId, done, total: file.total, failed })
  }
  try {
    return await saveChunks(file, steps, reportProgress)
  } finally {
    await file.close()
  }
}

async function saveChunks<T extends object>(
  file: OpenSheet,
  { check, save }: Steps<T>,
  reportProgress: (done: number, failed: number) => void,
): Promise<ImportResult> {
  const refused: Refused[] = []
  let done = 0
  const finish = async (rows: T[], read: number) => {
    if (rows.length > 0) refused.push(...(await save(rows)))
    done += read
    reportProgress(done, refused.length)
  }
  let saving = Promise.resolve()
  for await (const rows of file.chunks(chunkSize)) {
    const checked = rows.map(check)
    await saving
    refused.push(...checked.filter(isRefused))
    saving = finish(checked.filter(isValid), rows.length)
    // An error is rethrown where the promise is awaited, one chunk later.
    saving.catch(() => {})
  }
  await saving
  const errors = refused.sort((a, b) => a.row - b.row).map(({ row, reason }) => `Row ${row}: ${reason}`)
  const saved = done - errors.length
  return { isSuccess: saved > 0, isPartial: saved > 0 && errors.length > 0, errors, saved, failed: errors.length }
}

const isRefused = (checked: object): checked is Refused => 'reason' in checked
const isValid = <T extends object>(checked: T | Refused): checked is T => !isRefused(checked)
