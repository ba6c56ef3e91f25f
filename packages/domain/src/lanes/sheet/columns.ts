export const rateSheetColumns = {
  lane: 'Lane',
  origin: 'Origin',
  destination: 'Destination',
  equipment: 'Equipment',
  carrier: 'Carrier',
  carrierNumber: 'DOT or Docket',
  rateType: 'Rate Type',
  rateUnit: 'Rate Unit',
  rate: 'Rate',
  minCharge: 'Min Charge',
  effectiveDate: 'Effective Date',
  expirationDate: 'Expiration Date',
  minPallets: 'Min pallets',
  maxPallets: 'Max pallets',
  ratePerPallet: 'Rate per pallet',
} as const

export type RateSheetColumn = keyof typeof rateSheetColumns
export const rateSheetHeader = Object.values(rateSheetColumns)

/** A sheet row by column, trimmed; missing cells are empty. */
export type RateSheetCells = Record<RateSheetColumn, string>

export const cellsOf = (values: Readonly<Record<string, string>>): RateSheetCells =>
  Object.fromEntries(
    Object.entries(rateSheetColumns).map(([column, name]) => [column, (values[name] ?? '').trim()]),
  ) as RateSheetCells

/** Problem with one cell, with the value it had and the most likely intended value if there is one. */
export type CellIssue = { row: number; column: RateSheetColumn; value: string; message: string; nearest?: string }
