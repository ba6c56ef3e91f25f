import { refuseFile } from './refuse-file.ts'

const notXlsx = 'This is not an XLSX file that can be read'
const mostUnpacked = 256 * 1024 * 1024

/** An XLSX file is a ZIP archive. */
export const isXlsx = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32BE(0) === 0x504b0304

/** The rows of the first sheet as texts, as a person would have typed them. */
export async function readXlsx(bytes: Buffer): Promise<() => AsyncGenerator<string[]>> {
  // A small archive may unpack to more than the machine holds.
  if (unpackedSize(bytes) > mostUnpacked) refuseFile.tooLarge('The file is too large when it is unpacked')
  // Most files are CSV, and this library takes longer to load than most of them to read.
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(bytes, 1, { trim: false }).catch(() => refuseFile.invalid(notXlsx))
  return async function* records() {
    for (const row of rows) yield row.map(textOf)
  }
}

/** Numbers without the noise of binary fractions, days as YYYY-MM-DD, times of day as HH:mm:ss. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayOrTime(value)
  // A long number without a fraction is the number of something, and each of its digits counts.
  return typeof value === 'number' && !Number.isSafeInteger(value)
    ? String(Number(value.toPrecision(12)))
    : String(value)
}

/** A cell that holds only a time of day has the day before the first of the calendar of spreadsheets. */
function dayOrTime(value: Date): string {
  const text = new Date(Math.round(value.getTime() / 1_000) * 1_000).toISOString()
  return text < '1900-01-01' ? text.slice(11, 19) : text.slice(0, 10)
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

/** What the directory at the end of the archive says that its files unpack to. */
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
