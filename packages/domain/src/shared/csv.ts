/** Spreadsheets read a file as Unicode only when it begins with this mark (UX-7). */
const byteOrderMark = '\ufeff'

export type Cell = string | number | boolean | null | undefined

/** UX-7: rows as a CSV file that spreadsheets open as it was meant: byte order mark, quotes where needed, no live formulas. */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvHead(header) + csvRows(rows)
}

/** How such a file begins, where its rows follow piece by piece. */
export const csvHead = (header: readonly string[]) => `${byteOrderMark}${csvRows([header])}`

export const csvRows = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

/** A text that a spreadsheet would carry out as a formula is kept a text by an apostrophe; numbers stay numbers. */
function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  const text = String(cell)
  const harmless = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
