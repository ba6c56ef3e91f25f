import type { Commodity } from '@lanewise/contract/commodities'
import { formatDimensions, formatNumber, formatWeight, humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { Facts } from './card-layout.tsx'

/** What a planner compares from row to row. */
export function CommodityFacts({ commodity }: { commodity: Commodity }) {
  const { freightClass, nmfcNumber, perPackageWeight, palletCount } = commodity
  return (
    <Facts>
      <KeyValue label="Class">{freightClass}</KeyValue>
      <KeyValue label="NMFC #">{nmfcNumber && <Plain>{nmfcNumber}</Plain>}</KeyValue>
      <KeyValue label="Unit weight">{perPackageWeight === null ? null : formatWeight(perPackageWeight)}</KeyValue>
      <KeyValue label="L × W × H">{dimensionsOf(commodity)}</KeyValue>
      <KeyValue label="Pallets">{palletCount === null ? null : formatNumber(palletCount)}</KeyValue>
      <KeyValue label="Package quantity">{packagesOf(commodity)}</KeyValue>
    </Facts>
  )
}

/** Figures of one width would tear the hyphen of item-sub apart. */
const Plain = styled('span')({ fontVariantNumeric: 'normal' })

function dimensionsOf({ packageLength, packageWidth, packageHeight }: Commodity): string | null {
  const isKnown = packageLength !== null || packageWidth !== null || packageHeight !== null
  return isKnown ? formatDimensions(packageLength, packageWidth, packageHeight) : null
}

function packagesOf({ packageQuantity, packagingUnitType }: Commodity): string {
  return `${packageQuantity === null ? '–' : formatNumber(packageQuantity)} ${humanize(packagingUnitType)}`
}
