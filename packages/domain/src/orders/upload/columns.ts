import { uploadNamesIn } from '#orders/fields.ts'
import type { StopType } from '#orders/stops/stop.ts'
import { dayIn, timeIn } from '#shared/cells.ts'
import { formatDate } from '#shared/format.ts'

/** Order columns. They have the same value in all rows of the order, or are blank after the first. */
const headColumns = {
  reference: 'Order Reference',
  orderType: 'Order Type',
  freightTermType: 'Freight Terms',
  markup: 'Markup %',
  shippingMode: 'Shipping Mode',
  equipmentMode: 'Equipment Mode',
  equipmentTypes: 'Equipment Types',
  reeferMode: 'Reefer Mode',
  reeferTemperature: 'Temperature (°F)',
  reeferTemperatureMin: 'Minimum Temperature (°F)',
  reeferTemperatureMax: 'Maximum Temperature (°F)',
  ...uploadNamesIn('freight'),
  accessorials: 'Accessorials',
  references: 'Other Reference Numbers',
  ...uploadNamesIn('terms'),
  billToCompanyNumber: 'Bill to Company Number',
  billingSetting: 'Billing Setting',
  ...uploadNamesIn('hazmat'),
  ...uploadNamesIn('customs'),
} as const

export type StopColumn =
  | 'location'
  | 'zip'
  | 'date'
  | 'from'
  | 'until'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'references'
  | 'notes'

const stopColumns = (stop: StopType): Readonly<Record<StopColumn, string>> => ({
  location: `${stop} Location`,
  zip: `${stop} Zip`,
  date: `${stop} Date`,
  from: `${stop} From`,
  until: `${stop} Until`,
  appointmentDate: `${stop} Appointment Date`,
  appointmentTime: `${stop} Appointment Time`,
  references: `${stop} Reference Numbers`,
  notes: `${stop} Instructions`,
})

/** Columns of one line of freight; each row has one line. */
const itemColumns = {
  customerProductCode: 'Product Code',
  commodityCode: 'Commodity Code',
  description: 'Description',
  totalWeight: 'Weight (lbs)',
  palletCount: 'Pallets',
  packageCount: 'Quantity',
  packagingUnitType: 'Package Type',
  cargoClassification: 'Cargo Classification',
  freightClass: 'Freight Class',
  nmfcNumber: 'NMFC',
  packageLength: 'Length (in)',
  packageWidth: 'Width (in)',
  packageHeight: 'Height (in)',
  isStackable: 'Stackable',
  isHazmat: 'Hazmat',
  hazmatHazardClass: 'Hazard Class',
  hazmatSubsidiaryClasses: 'Subsidiary Classes',
  hazmatPackingGroup: 'Packing Group',
  hazmatUNNumber: 'UN #',
  properShippingName: 'Proper Shipping Name',
  technicalName: 'Technical Name',
  reportableQuantity: 'Reportable Quantity',
  isLimitedQuantity: 'Limited Quantity',
} as const

/** Columns of an order file, by their heading in the first row. (ORDPAGE-10) */
export const uploadColumns = {
  head: headColumns,
  Pickup: stopColumns('Pickup'),
  Dropoff: stopColumns('Dropoff'),
  item: itemColumns,
} as const

export type HeadColumn = keyof typeof headColumns
export type ItemColumn = keyof typeof itemColumns

export const uploadHeader: readonly string[] = Object.values(uploadColumns).flatMap((columns) => Object.values(columns))

/** A row of the file by column name; `row` is the spreadsheet's row number. */
export type UploadRow = { row: number; values: Readonly<Record<string, string>> }

/** Problem with one cell, and the value it had. */
export type UploadIssue = { row: number; column: string; value: string; message: string }

export const cellOf = ({ values }: UploadRow, column: string): string => (values[column] ?? '').trim()

const stops = [uploadColumns.Pickup, uploadColumns.Dropoff]
const timeColumns = new Set(stops.flatMap(({ from, until, appointmentTime }) => [from, until, appointmentTime]))
const dayColumns = new Set(stops.flatMap(({ date, appointmentDate }) => [date, appointmentDate]))

/** A cell as people read it. Spreadsheets keep 9 o'clock as 0.375 and June 3, 2027 as 46541. */
export function shownCell(row: UploadRow, column: string): string {
  const text = cellOf(row, column)
  if (timeColumns.has(column) && /^0?\.\d+$/.test(text)) return timeIn(text)?.slice(0, 5) ?? text
  const day = dayColumns.has(column) && /^\d{5}(\.0+)?$/.test(text) ? dayIn(text) : undefined
  return day ? formatDate(day, 'UTC') : text
}
