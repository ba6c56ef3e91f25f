import { formatMoney } from '@lanewise/domain/shared/format'
import type { Cents } from '@lanewise/domain/shared/units'
import { styled } from '@mui/material/styles'
import { ArrowRight } from 'lucide-react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { radius } from '#ui/theme/tokens.ts'

export type RateToBook = {
  id: string
  carrierName: string
  mode: string
  /** The amount and its kind, such as "Customer price". */
  amount: Cents
  label: string
  from: string
  to: string
  /** Pickup date. */
  date: string
  /** Other facts about the rate: its quote, its service. */
  note: string | null
}

export const RateHead = ({
  rate: { carrierName, mode, amount, label, from, to, date, note },
}: {
  rate: RateToBook
}) => (
  <Frame>
    <CarrierLogo name={carrierName} logoFileId={null} />
    <div>
      <p>
        <b>{carrierName}</b> <Badge>{mode}</Badge>
      </p>
      <p>
        {from} <ArrowRight role="img" aria-label="to" /> {to}
      </p>
      <p>{[date, note].filter(Boolean).join(' · ')}</p>
    </div>
    <Amount>
      <strong>{formatMoney(amount)}</strong>
      <small>{label}</small>
    </Amount>
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
  '& p + p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '18px' },
  '& p > svg': { width: 12, height: 12, verticalAlign: -2 },
  '& strong': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' },
}))

const Amount = styled('div')(({ theme }) => ({
  textAlign: 'right',
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))
