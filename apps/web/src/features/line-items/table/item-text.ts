import { densityOfTotal, formatDensity } from '@lanewise/domain/freight/density'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { lineItemIssues } from '@lanewise/domain/orders/items/line-item-rules'
import { formatDimensions, formatNumber, humanize } from '@lanewise/domain/shared/format'

export const nameOf = ({ description, commodityCode }: LineItem) => description ?? commodityCode ?? 'Item'
export const weightText = ({ totalWeight }: LineItem) => `${formatNumber(totalWeight)} lbs`
export const sizeText = ({ packageLength, packageWidth, packageHeight }: LineItem) =>
  packageLength && packageWidth && packageHeight ? formatDimensions(packageLength, packageWidth, packageHeight) : null
export const densityText = (item: LineItem) => {
  const density = densityOfTotal(item)
  return density === null ? null : `${formatDensity(density)} lb/ft³`
}
export const palletsText = ({ palletCount }: LineItem) =>
  palletCount === null ? null : `${formatNumber(palletCount)} ${palletCount === 1 ? 'pallet' : 'pallets'}`
export const packagesText = ({ packageCount, packagingUnitType }: LineItem) =>
  `${formatNumber(packageCount)} ${humanize(packagingUnitType)}`

/** Data that the line lacks since the shipping mode changed; null when it lacks nothing. */
export const lacking = (item: LineItem, freight: Freight): string | null =>
  lineItemIssues(item, freight)
    .map(({ message }) => message)
    .join(', ') || null
