import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { orderText } from '@lanewise/domain/lanes/rate-sequence'
import { styled } from '@mui/material/styles'
import { dollarsText } from '#platform/record/figures-text.ts'
import { MovableRow } from '#ui/data/movable/MovableRow.tsx'
import type { RowDrag } from '#ui/data/movable/use-drag-order.ts'

type SequenceRowProps = {
  rate: LaneRate
  index: number
  count: number
  drag: RowDrag
  onMove: (from: number, to: number) => void
}

export function SequenceRow({ rate, index, ...row }: SequenceRowProps) {
  const name = rate.carrierName
  return (
    <MovableRow name={name} index={index} {...row}>
      <Place>{orderText(index + 1)}</Place>
      <RateText>
        <Name>{name}</Name>
        <Price>{dollarsText(rate.estimatedRate)}</Price>
      </RateText>
    </MovableRow>
  )
}

const Place = styled('span')({ minWidth: 34, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
/** The price wraps below the name where there is no room beside it. */
const RateText = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  flex: 1,
  minWidth: 0,
  padding: '4px 0',
})
const Name = styled('span')({ flex: '1 1 140px', fontWeight: 500, overflowWrap: 'anywhere' })
const Price = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
