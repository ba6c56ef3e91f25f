import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { orderText } from '@lanewise/domain/lanes/rate-sequence'
import { styled } from '@mui/material/styles'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { dollarsText } from '#features/lanes/words.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { RowDrag } from './use-drag-order.ts'

type SequenceRowProps = {
  rate: LaneRate
  index: number
  count: number
  drag: RowDrag
  onMove: (from: number, to: number) => void
}

/** One rate that can be moved; the focus goes with it. */
export function SequenceRow({ rate, index, count, drag, onMove }: SequenceRowProps) {
  const { isHeld, isOver, ...pointer } = drag
  const name = rate.carrierName
  const step = (to: number) => {
    if (to >= 0 && to < count) onMove(index, to)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    step(index + by)
  }
  return (
    <Row data-held={isHeld || undefined} data-over={isOver || undefined} {...pointer} onKeyDown={press}>
      <Grip data-grip="">
        <GripVertical aria-hidden="true" />
      </Grip>
      <Place>{orderText(index + 1)}</Place>
      <Told>
        <Name>{name}</Name>
        <Price>{dollarsText(rate.estimatedRate)}</Price>
      </Told>
      <IconButton
        label={`Move ${name} up`}
        tooltip="Up (Alt ↑)"
        icon={<ArrowUp />}
        aria-disabled={index === 0 || undefined}
        onClick={() => step(index - 1)}
      />
      <IconButton
        label={`Move ${name} down`}
        tooltip="Down (Alt ↓)"
        icon={<ArrowDown />}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => step(index + 1)}
      />
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 4px 0 0',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'grab',
  userSelect: 'none',
  '&[data-held]': { cursor: 'grabbing', opacity: 0.6 },
  '&[data-over]': { borderColor: theme.vars.palette.accent.main, backgroundColor: theme.vars.palette.accent.soft },
}))

const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  alignSelf: 'stretch',
  color: theme.vars.palette.text.tertiary,
  // A finger that holds it moves the row, not the page.
  touchAction: 'none',
  '& svg': { width: 16, height: 16 },
}))
const Place = styled('span')({ minWidth: 34, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
/** Where both have no room beside each other, the price stands below. */
const Told = styled('span')({ display: 'flex', flexWrap: 'wrap', columnGap: 8, flex: 1, minWidth: 0, padding: '4px 0' })
const Name = styled('span')({ flex: '1 1 140px', fontWeight: 500, overflowWrap: 'anywhere' })
const Price = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
