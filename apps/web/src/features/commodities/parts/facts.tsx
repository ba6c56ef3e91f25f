import type { Commodity } from '@lanewise/contract/commodities'
import { formatDimensions, formatNumber, formatWeight, humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'

export const weightOf = ({ perPackageWeight }: Commodity) =>
  perPackageWeight === null ? null : formatWeight(perPackageWeight)

export function dimensionsOf({ packageLength, packageWidth, packageHeight }: Commodity): string | null {
  const isKnown = packageLength !== null || packageWidth !== null || packageHeight !== null
  return isKnown ? formatDimensions(packageLength, packageWidth, packageHeight) : null
}

export const palletsOf = ({ palletCount }: Commodity) => (palletCount === null ? null : formatNumber(palletCount))

export const packagesOf = ({ packageQuantity, packagingUnitType }: Commodity) =>
  `${packageQuantity === null ? '–' : formatNumber(packageQuantity)} ${humanize(packagingUnitType)}`

export const nmfcOf = ({ nmfcNumber }: Commodity) => nmfcNumber && <Plain>{nmfcNumber}</Plain>

/** Tabular figures would tear the hyphen of item-sub apart. */
const Plain = styled('span')({ fontVariantNumeric: 'normal' })
