/** Spreadsheets read a file as Unicode only when it begins with this mark (UX-7). */
const byteOrderMark = '\ufeff'

type Cell = string | number | boolean | null | undefined

/** UX-7: rows as a CSV file that spreadsheets open as it was meant: byte order mark, quotes where needed, no live formulas. */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${byteOrderMark}${[header, ...rows].map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would carry out as a formula is kept a text by an apostrophe; numbers stay numbers. */
function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  const text = String(cell)
  const harmless = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
