import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import { CardFacts } from '#features/shipments/board/CardFacts.tsx'
import { REDUCED_MOTION, radius } from '#ui/theme/tokens.ts'

/** Drag image of the card. It follows the pointer without re-rendering the board. */
export function Ghost({ shipment, ref }: { shipment: ShipmentSummary; ref: Ref<HTMLDivElement> }) {
  return createPortal(
    <Floating ref={ref} aria-hidden="true" inert>
      <CardFacts shipment={shipment} />
    </Floating>,
    document.body,
  )
}

const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: theme.zIndex.tooltip,
  width: 200,
  padding: '8px 10px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation[3],
  // Off screen until the first pointer move.
  translate: '-9999px 0',
  rotate: '2deg',
  pointerEvents: 'none',
  [REDUCED_MOTION]: { rotate: 'none' },
}))
