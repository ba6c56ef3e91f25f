import { rateSheetColumns } from '#lanes/sheet/columns.ts'
import { readRate, rowsOfRates, type SheetRate } from '#lanes/sheet/read-rates.ts'

/** Cells of a row, by the name of their column. */
export type Cells = Partial<Record<keyof typeof rateSheetColumns, string>>

/** The rates of a sheet with these rows below its headings. */
export function readSheet(rows: readonly Cells[]): SheetRate[] {
  const read = rows.map((cells, index) => ({
    row: index + 2,
    values: Object.fromEntries(
      Object.entries(cells).map(([column, text]) => [rateSheetColumns[column as 'lane'], text]),
    ),
  }))
  return [...rowsOfRates(read)].map(readRate)
}
