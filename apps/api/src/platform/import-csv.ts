import type { ImportFile, ImportResult } from '@lanewise/contract/import'
import type { Work } from './context.ts'
import { type CsvRow, openCsv } from './csv.ts'

const chunkSize = 500
const maxRows = 100_000

export type Refused = { row: number; reason: string }

/** Hands the rows of a file out in chunks, tells how far it is, and lists the refused ones by row and reason (COMM-60). */
export async function importCsv(
  work: Work,
  { data, importId }: ImportFile,
  { header, saveRows }: { header: readonly string[]; saveRows: (rows: CsvRow[]) => Promise<Refused[]> },
): Promise<ImportResult> {
  const file = await openCsv(data, header, maxRows)
  const refused: Refused[] = []
  let done = 0
  for await (const rows of file.chunks(chunkSize)) {
    refused.push(...(await saveRows(rows)))
    done += rows.length
    if (importId) work.progress({ id: importId, done, total: file.total, failed: refused.length })
  }
  const errors = refused.sort((a, b) => a.row - b.row).map(({ row, reason }) => `Row ${row}: ${reason}`)
  const saved = done - errors.length
  return { isSuccess: saved > 0, isPartial: saved > 0 && errors.length > 0, errors, saved, failed: errors.length }
}
