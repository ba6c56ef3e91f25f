import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { attentionReasons } from '@lanewise/domain/shipments/attention'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { Tip } from '#ui/action/Tip.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type AttentionMarkProps = {
  attention: ShipmentSummary['attention']
  /** For narrow cells: icon only, with the reason as tooltip. */
  iconOnly?: boolean
}

/** Mark beside the status of a shipment that needs attention, with the reason. (DEF-54) */
export function AttentionMark({ attention, iconOnly = false }: AttentionMarkProps) {
  if (!attention) return null
  const reason = attentionReasons[attention.reason]
  const mark = (
    <Mark>
      <TriangleAlert aria-hidden="true" />
      <VisuallyHidden>Needs attention: </VisuallyHidden>
      {iconOnly ? <VisuallyHidden>{reason}</VisuallyHidden> : reason}
    </Mark>
  )
  return <Tip text={iconOnly ? `${reason}. ${attention.message}` : attention.message}>{mark}</Tip>
}

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  color: theme.vars.palette.risk.fg,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  '& > svg': { flex: 'none', width: 14, height: 14, strokeWidth: 2, color: theme.vars.palette.risk.icon },
}))
