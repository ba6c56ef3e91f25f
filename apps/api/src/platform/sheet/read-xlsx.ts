import { refuseFile } from './refuse-file.ts'
import { notXlsx, safeArchive } from './safe-archive.ts'

/** Enough for a million cells. The reader holds the unpacked file as text. */
const mostUnpacked = 128 * 1024 * 1024
/** The files of a workbook that the reader looks at. Pictures and printer settings are left out. */
const isSheetFile = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels')

/** An XLSX file is a ZIP archive. */
export const isXlsx = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32BE(0) === 0x504b0304

/** Rows of the first sheet as text, as a user would have typed them. */
export async function readXlsx(bytes: Buffer): Promise<() => AsyncGenerator<string[]>> {
  const archive = await safeArchive(bytes, isSheetFile, mostUnpacked)
  // Most files are CSV, and loading this library takes longer than reading most of them.
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(archive, 1, { trim: false }).catch(() => refuseFile.invalid(notXlsx))
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
