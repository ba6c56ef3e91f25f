import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import Skeleton from '@mui/material/Skeleton'
import { Move } from 'lucide-react'
import type { FocusEvent } from 'react'
import { ShipmentRowMenu } from '#features/shipments/list/ShipmentRowMenu.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { useBoard } from './board-context.ts'
import { Cards } from './board-layout.tsx'
import { CardFacts } from './CardFacts.tsx'
import { CardControls, CardFrame } from './card-layout.tsx'
import type { Holding } from './move/use-holding.ts'

type BoardCardProps = {
  shipment: ShipmentSummary
  /** True while the card has been dropped here and the server has not responded yet. */
  isSaving: boolean
}

export function BoardCard({ shipment, isSaving }: BoardCardProps) {
  const { holding, onPress, onKey } = useBoard()
  const isNarrow = useNarrow()
  const { id, shipmentNumber } = shipment
  const isHeld = holding.held?.shipment.id === id
  // A phone shows one column, so there is no drop target. The menu offers the same moves.
  const isMovable = !isSaving && !isNarrow && holding.isMovable(shipment)
  return (
    <CardFrame
      data-row={id}
      data-movable={isMovable || undefined}
      data-held={isHeld ? holding.held?.by : undefined}
      data-busy={isSaving || undefined}
      aria-busy={isSaving || undefined}
      onPointerDown={isMovable ? (event) => onPress(event, shipment) : undefined}
      onKeyDown={isNarrow ? undefined : (event) => onKey(event, shipment)}
      onBlur={isHeld ? (event) => leave(event, holding) : undefined}
      // Prevents the browser from dragging the link instead of the card.
      onDragStart={(event) => event.preventDefault()}
    >
      <CardFacts shipment={shipment} />
      <CardControls data-controls="">
        {isMovable && (
          <IconButton
            label={`Move ${shipmentNumber}`}
            tooltip="Move (M)"
            icon={<Move />}
            data-grip=""
            aria-pressed={isHeld}
            sx={{ touchAction: 'none' }}
            onClick={() => isHeld || holding.take(shipment, 'keys')}
          />
        )}
        {!isSaving && <ShipmentRowMenu row={shipment} />}
      </CardControls>
    </CardFrame>
  )
}

/** Puts back a card held by keyboard when the focus leaves it. */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>, { held, putBack }: Holding) {
  if (held?.by === 'keys' && !currentTarget.contains(relatedTarget)) putBack()
}

export const SkeletonCards = () => (
  <Cards as="div">
    <SkeletonRows height={112} row={<Skeleton variant="rounded" width="100%" height={104} />} />
  </Cards>
)
