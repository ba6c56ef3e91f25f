import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { attentionReasons } from '@lanewise/domain/shipments/attention'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { Tip } from '#ui/action/Tip.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type AttentionMarkProps = {
  attention: ShipmentSummary['attention']
  /** In a narrow cell: the sign with its reason as tooltip. */
  iconOnly?: boolean
}

/** DEF-54: a shipment that needs a person says so and why, beside its status. */
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
