import { styled } from '@mui/material/styles'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { RowDrag } from './use-drag-order.ts'

type MovableRowProps = {
  /** Name of the item that the buttons move. */
  name: string
  index: number
  count: number
  drag: RowDrag
  onMove: (from: number, to: number) => void
  /** Several lines high, so that the buttons fit below each other on a phone. */
  isTall?: boolean
  children: ReactNode
}

/**
 * A row in a reorderable list, moved by dragging, by its buttons or by Alt with the arrow keys. The focus moves with
 * it.
 */
export function MovableRow({ name, index, count, drag, onMove, isTall = false, children }: MovableRowProps) {
  const { isHeld, isOver, ...pointer } = drag
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
      {children}
      <Steps data-tall={isTall || undefined}>
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
      </Steps>
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

const Steps = styled('span')({
  display: 'flex',
  flex: 'none',
  gap: 8,
  [TOUCH]: { '&[data-tall]': { flexDirection: 'column', gap: 0 } },
})

const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  alignSelf: 'stretch',
  color: theme.vars.palette.text.tertiary,
  // Touching the grip drags the row instead of scrolling the page.
  touchAction: 'none',
  '& svg': { width: 16, height: 16 },
}))
