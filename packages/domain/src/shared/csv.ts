/** Spreadsheets read a file as Unicode only when it begins with this mark (UX-7). */
const byteOrderMark = '\ufeff'

export type Cell = string | number | boolean | null | undefined

/** UX-7: rows as a CSV file that spreadsheets open as it was meant: byte order mark, quotes where needed, texts as texts, no live formulas. */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvHead(header) + csvRows(rows)
}

/** How such a file begins, where its rows follow piece by piece. */
export const csvHead = (header: readonly string[]) => `${byteOrderMark}${csvRows([header])}`

export const csvRows = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  const text = typeof cell === 'string' ? keptText(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * What a spreadsheet would carry out as a formula is kept a text by an apostrophe; what it would take for a number, and
 * write otherwise, by being the text of a formula (TRADE-8).
 */
function keptText(text: string): string {
  if (/^[=+\-@\t\r]/.test(text)) return `'${text}`
  return looksLikeNumber.test(text) ? `="${text}"` : text
}

/** Spreadsheets drop leading zeros, write numbers of twelve digits and more as 1.2E+11, and take 12E5 for one. */
const looksLikeNumber = /^(0\d+|\d{12,}|\d+e\d+)$/i

/** A cell of such a file as the text that it stands for. */
export function textOfCell(cell: string): string {
  if (/^'[=+\-@\t\r]/.test(cell)) return cell.slice(1)
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
