import { writeCsv } from '#shared/csv.ts'
import { uploadColumns, uploadHeader } from './columns.ts'

const { head, Pickup, Dropoff, item } = uploadColumns

/** One order with two lines; the fields of the order and its stops are filled in only once. */
const example: Readonly<Record<string, string | number>>[] = [
  {
    [head.reference]: 'SO-1001',
    [head.orderType]: 'Sales',
    [head.freightTermType]: 'Prepaid',
    [head.shippingMode]: 'LTL',
    [head.equipmentMode]: 'Dry',
    [head.accessorials]: 'Liftgate Delivery',
    [head.references]: 'GL Code: 5501',
    [head.specialInstructions]: 'Call before arrival',
    [Pickup.location]: 'L100001',
    [Pickup.date]: '06/01/2027',
    [Pickup.from]: '08:00',
    [Pickup.until]: '15:00',
    [Pickup.references]: 'Pickup #: 7781',
    [Dropoff.location]: 'Dallas DC',
    [Dropoff.zip]: '75201',
    [Dropoff.date]: '06/03/2027',
    [Dropoff.from]: '09:00',
    [Dropoff.until]: '5:00 PM',
    [Dropoff.notes]: 'Dock 4',
    [item.description]: 'Canned peaches',
    [item.totalWeight]: 1200,
    [item.palletCount]: 2,
    [item.packageCount]: 2,
    [item.packagingUnitType]: 'Pallet',
    [item.freightClass]: '70',
    [item.packageLength]: 48,
    [item.packageWidth]: 40,
    [item.packageHeight]: 52,
    [item.isStackable]: 'No',
    [item.isHazmat]: 'No',
  },
  {
    [head.reference]: 'SO-1001',
    [item.description]: 'Canned pears',
    [item.totalWeight]: 650,
    [item.palletCount]: 1,
    [item.packageCount]: 1,
    [item.packagingUnitType]: 'Pallet',
    [item.freightClass]: '70',
    [item.packageLength]: 48,
    [item.packageWidth]: 40,
    [item.packageHeight]: 52,
    [item.isStackable]: 'No',
    [item.isHazmat]: 'No',
  },
]

/** Template for users to fill in: its columns, and a sample order to overwrite. (ORDPAGE-10) */
export const uploadTemplate = (): string =>
  writeCsv(
    uploadHeader,
    example.map((row) => uploadHeader.map((column) => row[column] ?? '')),
  )
