import { uploadNamesIn } from '#orders/fields.ts'
import type { StopType } from '#orders/stops/stop.ts'

/** Of the order: the same in all of its rows, or left empty in those after the first. */
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

/** Of one line of freight: each row holds one. */
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
  hazmatPackingGroup: 'Packing Group',
  hazmatUNNumber: 'UN #',
  properShippingName: 'Proper Shipping Name',
  technicalName: 'Technical Name',
  reportableQuantity: 'Reportable Quantity',
  isLimitedQuantity: 'Limited Quantity',
} as const

/** ORDPAGE-10: the columns of a file of orders, as its first row names them. */
export const uploadColumns = {
  head: headColumns,
  Pickup: stopColumns('Pickup'),
  Dropoff: stopColumns('Dropoff'),
  item: itemColumns,
} as const

export type HeadColumn = keyof typeof headColumns
export type ItemColumn = keyof typeof itemColumns

export const uploadHeader: readonly string[] = Object.values(uploadColumns).flatMap((columns) => Object.values(columns))

/** A row of the file by the names of its columns; `row` as a spreadsheet counts. */
export type UploadRow = { row: number; values: Readonly<Record<string, string>> }

/** What is wrong with one cell, and what stood there. */
export type UploadIssue = { row: number; column: string; value: string; message: string }

export const cellOf = ({ values }: UploadRow, column: string): string => (values[column] ?? '').trim()
