import { centsOfDollars } from '@lanewise/contract/money'
import type { OrderInformation } from '@lanewise/contract/order-fields'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { formatMoney, formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { milesText } from '#platform/record/figures-text.ts'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { radius } from '#ui/theme/tokens.ts'

export function FactStrip({ order }: { order: OrderInformation }) {
  const { fields, totalWeight, palletCount, linearFeet, totalDistance, estimatedTimeSeconds } = order
  const { shippingMode, equipmentMode, freightValue } = fields
  return (
    <Strip>
      <KeyValue label="Mode">
        {shippingMode} {equipmentMode && <small>{equipmentModeLabels[equipmentMode]}</small>}
      </KeyValue>
      <KeyValue label="Weight">{formatWeight(totalWeight)}</KeyValue>
      <KeyValue label="Pallets">{formatNumber(palletCount)}</KeyValue>
      <KeyValue label="Linear feet">{formatNumber(linearFeet, 0)} ft</KeyValue>
      <KeyValue label="Miles">{totalDistance !== null && milesText(totalDistance)}</KeyValue>
      <KeyValue label="Estimated time">{durationText(estimatedTimeSeconds)}</KeyValue>
      {freightValue !== null && <KeyValue label="Freight value">{dollars(freightValue)}</KeyValue>}
      {order.lowestShipRate !== null && (
        <KeyValue label="Lowest rate">
          {dollars(order.lowestShipRate)} {order.lowestShipMode && <small>{order.lowestShipMode}</small>}
        </KeyValue>
      )}
    </Strip>
  )
}

const dollars = (amount: number) => formatMoney(centsOfDollars(amount))

const Strip = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // Divider lines between the figures, also when they wrap into two rows.
  gap: 1,
  overflow: 'clip',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.divider,
  '& > div': { flex: '1 1 112px', padding: '10px 14px', backgroundColor: theme.vars.palette.background.paper },
  '& dd': { fontWeight: 600 },
  '& small': { fontSize: 12, fontWeight: 400, color: theme.vars.palette.text.secondary },
}))
