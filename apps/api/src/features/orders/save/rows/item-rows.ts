import { randomUUID } from 'node:crypto'
import { type LineItem, withDerived } from '@lanewise/domain/orders/items/line-item'
import type { ItemRow } from '#features/orders/orders.queries.ts'
import type { OrderToWrite } from './order-to-write.ts'
import type { NewStop } from './stop-rows.ts'

export type NewItem = Omit<ItemRow, 'companyId'>

/**
 * Each line appears once, with its pickup and its delivery. A line that stays keeps its id. The data of the pickup
 * applies.
 */
export function itemRows(orderId: string, { entered, before }: OrderToWrite, stops: readonly NewStop[]): NewItem[] {
  const dropoffs = new Map<string, string>()
  for (const [index, { type, lineItems }] of entered.stops.entries())
    if (type === 'Dropoff')
      for (const { uniqueIdentifier } of lineItems) dropoffs.set(uniqueIdentifier, stops[index]?.id ?? '')
  const known = new Map(before?.items.map((item) => [item.uniqueIdentifier, item.id]))
  return entered.stops.flatMap(({ type, lineItems }, index) =>
    type === 'Dropoff'
      ? []
      : lineItems.map((item, position) => ({
          id: known.get(item.uniqueIdentifier) ?? randomUUID(),
          orderId,
          position,
          pickupStopId: stops[index]?.id ?? '',
          dropoffStopId: dropoffs.get(item.uniqueIdentifier) ?? '',
          ...itemColumns(withDerived(item)),
        })),
  )
}

/** The rules ensure that no value required by the table is missing. */
const itemColumns = ({ hazmatUNNumber, ...item }: LineItem) => ({
  uniqueIdentifier: item.uniqueIdentifier,
  customerProductCode: item.customerProductCode,
  commodityCode: item.commodityCode,
  description: item.description ?? '',
  totalWeight: item.totalWeight ?? 0,
  perPackageWeight: item.perPackageWeight,
  packageLength: item.packageLength,
  packageWidth: item.packageWidth,
  packageHeight: item.packageHeight,
  palletCount: item.palletCount,
  packageCount: item.packageCount,
  packagingUnitType: item.packagingUnitType ?? '',
  cargoClassification: item.cargoClassification,
  freightClass: item.freightClass,
  nmfcNumber: item.nmfcNumber,
  isStackable: item.isStackable,
  isHazmat: item.isHazmat,
  hazmatHazardClass: item.hazmatHazardClass,
  hazmatSubsidiaryClasses: item.hazmatSubsidiaryClasses,
  hazmatPackingGroup: item.hazmatPackingGroup,
  hazmatUnNumber: hazmatUNNumber,
  properShippingName: item.properShippingName,
  technicalName: item.technicalName,
  reportableQuantity: item.reportableQuantity,
  isLimitedQuantity: item.isLimitedQuantity,
  linearFeet: item.linearFeet,
})
