import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { refuse } from './refuse.ts'

export type CsvRow = { row: number; values: Record<string, string> }
export type CsvFile = { total: number; chunks: (size: number) => AsyncIterable<CsvRow[]> }

/**
 * An uploaded CSV file by header name; row 1 is the header. Refuses what is not such a file and says why, before the
 * first row is given out. It is read twice, once to check and count it, so that its rows are never all in memory.
 */
export async function openCsv(base64: string, header: readonly string[], maxRows: number): Promise<CsvFile> {
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

function decodeBase64(base64: string) {
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(base64)) refuse.invalid('The file must be sent in base64')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0) refuse.invalid('The file is empty')
  if (bytes.includes(0) && !utf16Of(bytes)) refuse.invalid('This is not a CSV file')
  return bytes
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
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      refuse.invalid('This is not a CSV file: a quotation mark is not closed')
    throw error
  }
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
  if (twice) refuse.invalid(`The column ${twice} stands twice`)
}
