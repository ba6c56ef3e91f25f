/** Spreadsheets read a file as Unicode only when it begins with this mark (UX-7). */
const byteOrderMark = '\ufeff'

export type Cell = string | number | boolean | null | undefined

/**
 * Writes rows as CSV that spreadsheets open correctly: byte order mark, quotes where needed, text kept as text, no live
 * formulas. (UX-7)
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvHead(header) + csvRows(rows)
}

/** Start of a CSV file whose rows are written in chunks. */
export const csvHead = (header: readonly string[]) => `${byteOrderMark}${csvRows([header])}`

export const csvRows = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  const text = typeof cell === 'string' ? safeText(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Signs that begin a formula, also as full-width characters, and invisible ones that spreadsheets skip before them. */
const formulaStart = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\t\\r]'
const beginsFormula = new RegExp(`^${formulaStart}`)
/**
 * A cell also begins after a semicolon, where spreadsheets of other countries separate columns and ignore the quotes of
 * this file, and then after a line break too.
 */
const formulaWithin = new RegExp(`([;\\n\\r])(?=${formulaStart})`, 'g')

/**
 * Prevents spreadsheets from reinterpreting text: a leading apostrophe for text that looks like a formula, a text
 * formula for text that looks like a number. (TRADE-8)
 */
function safeText(text: string): string {
  if (numberLike.test(text)) return `="${text}"`
  return text.replace(beginsFormula, "'$&").replace(formulaWithin, "$1'")
}

/**
 * Matches text that spreadsheets would change: they drop leading zeros, write numbers of twelve digits and more as
 * 1.2E+11, and read 12E5 as a number.
 */
const numberLike = /^(0\d+|\d{12,}|\d+e\d+)$/i

/** Original text of a cell in a file that this module wrote. */
export function textOfCell(cell: string): string {
  const [, number] = /^="([^"]*)"$/.exec(cell) ?? []
  return number ?? cell.replace(addedApostrophe, '$1')
}

const addedApostrophe = new RegExp(`(^|[;\\n\\r])'(?=${formulaStart})`, 'g')
