import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { refuse } from '#platform/refuse.ts'

export type CsvRow = { row: number; values: Record<string, string> }
export type CsvFile = { total: number; chunks: (size: number) => AsyncIterator<CsvRow[]> }

export type Expected = { header: readonly string[]; maxRows: number }

/**
 * A CSV file, sent in base64, by header name; row 1 is the header. Refuses what is not such a file and says why, before
 * the first row is given out. It is read twice, once to check and count it, so that its rows are never all in memory.
 */
export async function readCsv(base64: Buffer, { header, maxRows }: Expected): Promise<CsvFile> {
  const bytes = inUtf8(decodeBase64(base64))
  const total = await countRows(bytes, header)
  if (total === 0) refuse.invalid('The file has a header but no rows')
  if (total > maxRows) refuse.tooLarge(`The file has more than ${maxRows.toLocaleString('en-US')} rows`)
  return { total, chunks: (size) => chunksOf(bytes, size) }
}

async function countRows(bytes: Buffer, header: readonly string[]) {
  let total = -1
  for await (const record of recordsOf(bytes)) {
    if (total === -1) checkHeader(record, header)
    total += 1
  }
  if (total === -1) refuse.invalid('The file is empty')
  return total
}

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<CsvRow[]> {
  let names: string[] | undefined
  let row = 1
  let rows: CsvRow[] = []
  for await (const record of recordsOf(bytes)) {
    if (!names) {
      names = record.map((name) => name.trim())
      continue
    }
    row += 1
    rows.push({ row, values: valuesOf(names, record) })
    if (rows.length < size) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

const valuesOf = (names: string[], record: string[]) =>
  Object.fromEntries(names.map((name, column) => [name, withoutGuard(record[column] ?? '')]))

/** An export keeps a text from being taken for a formula by an apostrophe, which is no part of the text. */
const withoutGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

function decodeBase64(base64: Buffer) {
  if (!isBase64(base64)) refuse.invalid(notBase64)
  const bytes = Buffer.from(base64.toString('latin1'), 'base64')
  if (bytes.length === 0) refuse.invalid('The file is empty')
  if (bytes.includes(0) && !utf16Of(bytes)) refuse.invalid('This is not a CSV file')
  return bytes
}

export const notBase64 = 'The file must be sent in base64'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const [other, sign, blank, padding] = [0, 1, 2, 3]
const kinds = new Uint8Array(256)
for (const one of Buffer.from(signs)) kinds[one] = sign
for (const one of Buffer.from(' \t\r\n')) kinds[one] = blank
kinds[0x3d] = padding

/** Looks at every sign once, because a file may hold millions of blanks: at most two "=", and after them only blanks. */
function isBase64(bytes: Buffer): boolean {
  let paddings = 0
  for (const byte of bytes) {
    const kind = kinds[byte]
    if (kind === other || (kind === sign && paddings > 0)) return false
    if (kind === padding) paddings += 1
  }
  return paddings <= 2
}

/** UTF-8 with or without byte order mark, UTF-16 by its mark, otherwise Latin-1 as spreadsheets write it. */
function inUtf8(bytes: Buffer) {
  const utf16 = utf16Of(bytes)
  if (!utf16 && isUtf8(bytes)) return bytes
  return Buffer.from(new TextDecoder(utf16 ?? 'windows-1252').decode(bytes))
}

function utf16Of(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

const options = {
  bom: true,
  relaxColumnCount: true,
  skipEmptyLines: true,
  skipRecordsWithEmptyValues: true,
  maxRecordSize: 100_000,
}
const sliceSize = 64 * 1024

async function* recordsOf(bytes: Buffer): AsyncGenerator<string[]> {
  const parser = parse({ ...options, delimiter: delimiterOf(bytes) })
  try {
    yield* Readable.from(slicesOf(bytes), { objectMode: false }).pipe(parser) as AsyncIterable<string[]>
  } catch (error) {
    if (error instanceof CsvError) refuse.invalid(faultOf(error))
    throw error
  }
}

/** What is wrong with the row that follows the ones read so far. */
function faultOf({ code, records = 0 }: CsvError & { records?: number }): string {
  const row = `Row ${records + 1}`
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'This is not a CSV file: a quotation mark is not closed'
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `${row} has more than ${options.maxRecordSize.toLocaleString('en-US')} characters`
  return `${row}: a cell with a quotation mark must begin and end with one, and double those inside it`
}

function* slicesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += sliceSize) yield bytes.subarray(start, start + sliceSize)
}

/** Spreadsheets in some regions write semicolons or tabs. */
function delimiterOf(bytes: Buffer) {
  const [firstLine = ''] = bytes
    .subarray(0, sliceSize)
    .toString()
    .split(/[\r\n]/, 1)
  const count = (sign: string) => firstLine.split(sign).length
  return [';', '\t'].find((sign) => count(sign) > count(',')) ?? ','
}

function checkHeader(names: string[], header: readonly string[]) {
  const given = names.map((name) => name.trim())
  const missing = header.filter((name) => !given.includes(name))
  if (missing.length === header.length)
    refuse.invalid('This is not a CSV file made from the template: its first row must hold the column names')
  const unknown = given.filter((name) => name !== '' && !header.includes(name))
  if (unknown.length > 0) refuse.invalid(`Unknown column: ${unknown.slice(0, 5).join(', ')}`)
  const twice = given.find((name, index) => name !== '' && given.indexOf(name) !== index)
  if (twice) refuse.invalid(`Column ${twice} appears twice`)
}
