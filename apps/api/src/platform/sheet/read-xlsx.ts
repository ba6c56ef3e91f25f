import { refuseFile } from './refuse-file.ts'

const notXlsx = 'This is not an XLSX file that can be read'
const mostUnpacked = 256 * 1024 * 1024

/** An XLSX file is a ZIP archive. */
export const isXlsx = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32BE(0) === 0x504b0304

/** Rows of the first sheet as text, as a user would have typed them. */
export async function readXlsx(bytes: Buffer): Promise<() => AsyncGenerator<string[]>> {
  // A small archive may unpack to more than fits into memory.
  if (unpackedSize(bytes) > mostUnpacked) refuseFile.tooLarge('The file is too large when it is unpacked')
  // Most files are CSV, and loading this library takes longer than reading most of them.
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(bytes, 1, { trim: false }).catch(() => refuseFile.invalid(notXlsx))
  return async function* records() {
    for (const row of rows) yield row.map(textOf)
  }
}

/** Numbers without binary rounding noise, dates as YYYY-MM-DD, times of day as HH:mm:ss. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayOrTime(value)
  // A long whole number is an identifier, so all its digits are kept.
  return typeof value === 'number' && !Number.isSafeInteger(value)
    ? String(Number(value.toPrecision(12)))
    : String(value)
}

/** A cell with only a time of day has the date before the first day of the spreadsheet calendar. */
function dayOrTime(value: Date): string {
  const text = new Date(Math.round(value.getTime() / 1_000) * 1_000).toISOString()
  return text < '1900-01-01' ? text.slice(11, 19) : text.slice(0, 10)
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

/** Total unpacked size according to the directory at the end of the archive. */
function unpackedSize(bytes: Buffer): number {
  const end = lastIndexOf(bytes, endOfDirectory)
  if (end < 0) return refuseFile.invalid(notXlsx)
  let size = 0
  for (let at = bytes.readUInt32LE(end + 16); at + 46 <= end && bytes.readUInt32LE(at) === directoryEntry; ) {
    size += bytes.readUInt32LE(at + 24)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return size
}

function lastIndexOf(bytes: Buffer, signature: number): number {
  const wanted = Buffer.alloc(4)
  wanted.writeUInt32LE(signature)
  const at = bytes.lastIndexOf(wanted)
  return at + 22 <= bytes.length ? at : -1
}
