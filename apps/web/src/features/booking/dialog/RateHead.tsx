import { formatMoney } from '@lanewise/domain/shared/format'
import type { Cents } from '@lanewise/domain/shared/units'
import { styled } from '@mui/material/styles'
import { CarrierLogo } from '#features/carriers/index.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { radius } from '#ui/theme/tokens.ts'

/** The rate that is booked, as the dialog shows it. */
export type RateToBook = {
  id: string
  carrierName: string
  mode: string
  cost: Cents
  /** From where to where, and when. */
  way: string
  /** What else is known of the rate: its quote, its service. */
  note: string | null
}

export const RateHead = ({ rate: { carrierName, mode, cost, way, note } }: { rate: RateToBook }) => (
  <Frame>
    <CarrierLogo logoFileId={null} />
    <div>
      <p>
        <b>{carrierName}</b> <Badge>{mode}</Badge>
      </p>
      <p>{way}</p>
    </div>
    <Price>
      <strong>{formatMoney(cost)}</strong>
      {note && <small>{note}</small>}
    </Price>
  </Frame>
)

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 20,
  padding: '10px 14px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& p + p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))

const Price = styled('div')(({ theme }) => ({
  textAlign: 'right',
  '& strong': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' },
  '& small': { display: 'block', color: theme.vars.palette.text.tertiary, fontSize: 11, lineHeight: '14px' },
}))
