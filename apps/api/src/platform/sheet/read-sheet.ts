import { textOfCell } from '@lanewise/domain/shared/csv'
import { decodeBase64 } from './base64.ts'
import { readCsv } from './read-csv.ts'
import { isXlsx, readXlsx } from './read-xlsx.ts'
import { refuseFile } from './refuse-file.ts'

export type SheetRow = { row: number; values: Record<string, string> }
export type SheetFile = { total: number; chunks: (size: number) => AsyncIterator<SheetRow[]> }

export type Expected = { header: readonly string[]; maxRows: number }

/** What is known of an upload before it is read. */
export type ExpectedFile = Expected & { maxBytes: number }

/** Excel workbooks from before 2007. */
const isOldXls = (bytes: Buffer) => bytes.length > 8 && bytes.readUInt32BE(0) === 0xd0cf11e0

type Records = () => AsyncIterable<string[]>

/**
 * Reads a CSV or XLSX file in base64, with cells by header name. Row 1 is the header. The content decides which format
 * it is. The file is read twice, first to check and count it, so that an invalid file is refused with a reason before
 * the first row is returned.
 */
export async function readSheet(base64: Buffer, { header, maxRows }: Expected): Promise<SheetFile> {
  const bytes = decodeBase64(base64)
  if (isOldXls(bytes)) refuseFile.invalid('The old XLS format cannot be read: save the file as XLSX or CSV')
  const records = isXlsx(bytes) ? await readXlsx(bytes) : readCsv(bytes)
  const total = await countRows(records, header)
  if (total === 0) refuseFile.invalid('The file has a header but no rows')
  if (total > maxRows) refuseFile.tooLarge(`The file has more than ${maxRows.toLocaleString('en-US')} rows`)
  return { total, chunks: (size) => chunksOf(records, size) }
}

async function countRows(records: Records, header: readonly string[]) {
  let total = -1
  for await (const record of records()) {
    if (isBlank(record)) continue
    if (total === -1) checkHeader(record, header)
    total += 1
  }
  if (total === -1) refuseFile.invalid('The file is empty')
  return total
}

async function* chunksOf(records: Records, size: number): AsyncGenerator<SheetRow[]> {
  let names: string[] | undefined
  let row = 0
  let rows: SheetRow[] = []
  for await (const record of records()) {
    row += 1
    if (isBlank(record)) continue
    if (!names) {
      names = record.map((name) => name.trim())
      continue
    }
    rows.push({ row, values: valuesOf(names, record) })
    if (rows.length < size) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** Empty rows are skipped but counted, so that row numbers match those in a spreadsheet. */
const isBlank = (record: string[]) => record.every((cell) => cell.trim() === '')

const valuesOf = (names: string[], record: string[]) =>
  Object.fromEntries(names.map((name, column) => [name, textOfCell(withoutNul(record[column] ?? ''))]))

/** Some programs pad cells with NUL, which PostgreSQL text cannot store. */
const withoutNul = (cell: string) => cell.replaceAll('\u0000', '')

function checkHeader(names: string[], header: readonly string[]) {
  const given = names.map((name) => name.trim())
  const missing = header.filter((name) => !given.includes(name))
  if (missing.length === header.length)
    refuseFile.invalid('This is not a CSV file made from the template: its first row must hold the column names')
  const unknown = given.filter((name) => name !== '' && !header.includes(name))
  if (unknown.length > 0) refuseFile.invalid(`Unknown column: ${unknown.slice(0, 5).join(', ')}`)
  const twice = given.find((name, index) => name !== '' && given.indexOf(name) !== index)
  if (twice) refuseFile.invalid(`Column ${twice} appears twice`)
}
