import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { refuseFile } from './refuse-file.ts'

/** Records of a CSV file, one at a time, so that they are never all in memory. */
export function readCsv(bytes: Buffer): () => AsyncGenerator<string[]> {
  if (bytes.includes(0) && !utf16Of(bytes)) refuseFile.invalid('This is not a CSV file')
  const text = inUtf8(bytes)
  return () => recordsOf(text)
}

/** UTF-8 with or without byte order mark, UTF-16 with one, otherwise Latin-1 as written by spreadsheets. */
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
  maxRecordSize: 100_000,
}
const sliceSize = 64 * 1024

async function* recordsOf(bytes: Buffer): AsyncGenerator<string[]> {
  const parser = parse({ ...options, delimiter: delimiterOf(bytes) })
  try {
    yield* Readable.from(slicesOf(bytes), { objectMode: false }).pipe(parser) as AsyncIterable<string[]>
  } catch (error) {
    if (error instanceof CsvError) refuseFile.invalid(faultOf(error))
    throw error
  }
}

/** Error message for the row after the last one read. */
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

/** Spreadsheets in some regions use semicolons or tabs. */
function delimiterOf(bytes: Buffer) {
  const [firstLine = ''] = bytes
    .subarray(0, sliceSize)
    .toString()
    .split(/[\r\n]/, 1)
  const count = (sign: string) => firstLine.split(sign).length
  return [';', '\t'].find((sign) => count(sign) > count(',')) ?? ','
}
