import { rateSheetColumns } from '#lanes/sheet/columns.ts'
import { readRate, rowsOfRates, type SheetRate } from '#lanes/sheet/read-rates.ts'

export type Cells = Partial<Record<keyof typeof rateSheetColumns, string>>

export function readSheet(rows: readonly Cells[]): SheetRate[] {
  const read = rows.map((cells, index) => ({
    row: index + 2,
    values: Object.fromEntries(
      Object.entries(cells).map(([column, text]) => [rateSheetColumns[column as 'lane'], text]),
    ),
  }))
  return [...rowsOfRates(read)].map(readRate)
}
