import { parse } from 'csv-parse/sync'
import { refuse } from './refuse.ts'

export type CsvRow = { row: number; values: Record<string, string> }

/** Rows of an uploaded CSV file by header name; row 1 is the header. Refuses what is not such a file and says why. */
export function readCsv(base64: string, header: readonly string[], maxRows: number): CsvRow[] {
  const records = parseRecords(decodeText(decodeBase64(base64)))
  const [names, ...rows] = records
  if (!names) return refuse.invalid('The file is empty')
  checkHeader(names.record, header)
  if (rows.length === 0) return refuse.invalid('The file has a header but no rows')
  if (rows.length > maxRows) refuse.tooLarge(`The file has more than ${maxRows.toLocaleString('en-US')} rows`)
  return rows.map(({ record }, index) => ({
    row: index + 2,
    values: Object.fromEntries(names.record.map((name, column) => [name.trim(), record[column] ?? ''])),
  }))
}

function decodeBase64(base64: string) {
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(base64)) refuse.invalid('The file must be sent in base64')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0) refuse.invalid('The file is empty')
  if (bytes.includes(0) && !isUtf16(bytes)) refuse.invalid('This is not a CSV file')
  return bytes
}

const isUtf16 = (bytes: Buffer) => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/** UTF-8 with or without byte order mark, UTF-16 by its mark, otherwise Latin-1 as spreadsheets write it. */
function decodeText(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parseRecords(text: string) {
  try {
    const options = {
      bom: true,
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      maxRecordSize: 100_000,
    }
    return parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as { record: string[] }[]
  } catch {
    return refuse.invalid('This is not a CSV file: a quotation mark is not closed')
  }
}

/** Spreadsheets in some regions write semicolons or tabs. */
function delimiterOf(text: string) {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
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
