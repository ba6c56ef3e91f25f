import { lineItemNames } from '@lanewise/domain/orders/items/line-item-rules'
import { formatNumber } from '@lanewise/domain/shared/format'
import type { ItemRow } from '#features/orders/orders.queries.ts'
import type { HistoryValues } from './head-text.ts'

export type WordedItem = Omit<ItemRow, 'companyId'>
type StopNumbers = ReadonlyMap<string, number>

export const itemHistoryValues = (item: WordedItem, stops: StopNumbers): HistoryValues => ({
  [lineItemNames.description]: item.description,
  [lineItemNames.totalWeight]: item.totalWeight,
  [lineItemNames.packageLength]: item.packageLength,
  [lineItemNames.packageWidth]: item.packageWidth,
  [lineItemNames.packageHeight]: item.packageHeight,
  [lineItemNames.palletCount]: item.palletCount,
  [lineItemNames.packageCount]: item.packageCount,
  [lineItemNames.packagingUnitType]: item.packagingUnitType,
  [lineItemNames.freightClass]: item.freightClass,
  'NMFC #': item.nmfcNumber,
  'Customer Product Code': item.customerProductCode,
  Commodity: item.commodityCode,
  'Cargo Classification': item.cargoClassification,
  Stackable: item.isStackable,
  Hazmat: item.isHazmat,
  [lineItemNames.hazmatHazardClass]: item.hazmatHazardClass,
  'Subsidiary Classes': item.hazmatSubsidiaryClasses,
  [lineItemNames.hazmatPackingGroup]: item.hazmatPackingGroup,
  [lineItemNames.hazmatUNNumber]: item.hazmatUnNumber,
  'Proper Shipping Name': item.properShippingName,
  'Technical Name': item.technicalName,
  'Reportable Quantity': item.reportableQuantity,
  'Limited Quantity': item.isLimitedQuantity,
  'Picked up at': stopName(stops.get(item.pickupStopId)),
  'Delivered at': stopName(stops.get(item.dropoffStopId)),
})

const stopName = (stopNumber: number | undefined) => (stopNumber === undefined ? null : `stop ${stopNumber}`)

/** Text for a line that was added or removed: "Canned peaches, 900 lbs, 2 pallets". */
export const wholeItem = ({ description, totalWeight, palletCount }: WordedItem): string =>
  [
    description,
    `${formatNumber(totalWeight)} lbs`,
    palletCount === null ? null : `${palletCount} ${palletCount === 1 ? 'pallet' : 'pallets'}`,
  ]
    .filter(Boolean)
    .join(', ')
