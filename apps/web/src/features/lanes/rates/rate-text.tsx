import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { palletRangesOf } from '@lanewise/domain/rating/tl/contract-terms'
import { formatPercent } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Clock } from 'lucide-react'
import { priceText } from '#features/lanes/lane-text.ts'
import { expiryWarning, startText } from './rate-dates.ts'

/** Carrier performance over the last 12 months: "On time 96.4% · accepted 97.3%". */
export function performanceText(rate: LaneRate): string {
  const { carrierOnTimeDeliveryPercentage: onTime, shipmentsAccepted, shipmentsRejected } = rate
  const offered = shipmentsAccepted + shipmentsRejected
  const parts = [
    onTime !== null && `On time ${formatPercent(onTime)}`,
    offered > 0 && `accepted ${formatPercent((shipmentsAccepted / offered) * 100)}`,
  ].filter(Boolean)
  return parts.join(' · ') || 'No tender responses yet'
}

/** Price per unit. Pallets have one price per range. */
export function unitDetail(rate: LaneRate): string {
  if (rate.chargeType !== 'Pallet') return priceText(rate.rate)
  const { length } = palletRangesOf(rate)
  return `${length} ${length === 1 ? 'range' : 'ranges'}`
}

export const startOf = ({ effectiveDate }: LaneRate, today: string) => startText(effectiveDate, today)

/** Warns of a rate that ends within 30 days. */
export function EndText({ rate, today }: { rate: LaneRate; today: string }) {
  const warning = rate.isReplaced ? null : expiryWarning(rate.expirationDate, today)
  if (!warning) return rate.isReplaced ? 'replaced' : null
  return (
    <Warning>
      <Clock aria-hidden="true" />
      {warning}
    </Warning>
  )
}

const Warning = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.risk.fg,
  '& > svg': { width: 12, height: 12, strokeWidth: 2, color: theme.vars.palette.risk.icon },
}))
