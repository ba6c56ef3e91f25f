import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { orderText } from '@lanewise/domain/lanes/rate-sequence'
import { styled } from '@mui/material/styles'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { dollarsText } from '#features/lanes/words.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { radius } from '#ui/theme/tokens.ts'

type SequenceRowProps = {
  rate: LaneRate
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** What a dragged row carries: its place. */
const kind = 'application/x-lanewise-place'

/** One rate that can be moved; the focus goes with it. */
export function SequenceRow({ rate, index, count, onMove }: SequenceRowProps) {
  const [isOver, setOver] = useState(false)
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
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const from = Number(event.dataTransfer.getData(kind))
    if (event.dataTransfer.getData(kind) !== '' && from !== index) onMove(from, index)
  }
  return (
    <Row
      draggable
      data-over={isOver || undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(kind, String(index))}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onKeyDown={press}
    >
      <GripVertical aria-hidden="true" />
      <Place>{orderText(index + 1)}</Place>
      <Name>{name}</Name>
      <Price>{dollarsText(rate.estimatedRate)}</Price>
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
  padding: '0 4px 0 8px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'grab',
  '& > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '&[data-over]': { borderColor: theme.vars.palette.accent.main, backgroundColor: theme.vars.palette.accent.soft },
}))

const Place = styled('span')({ minWidth: 34, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
const Name = styled('span')({ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' })
const Price = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
