import { fullTrailer } from '@lanewise/domain/freight/trailer-plan'
import { formatNumber, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Trailer } from './Trailer.tsx'
import { useSummary } from './use-summary.ts'

/** Short summary of the load above the buttons on small screens. */
export function Totals() {
  const { items, feet, weight, pallets } = useSummary()
  if (items.length === 0) return null
  const share = Math.round((feet / fullTrailer.linearFeet) * 100)
  return (
    <Bar>
      <div>
        <b>{`${formatNumber(weight)} lbs · ${plural(pallets, 'pallet')}`}</b>
        <p>{`${formatNumber(feet)} of ${fullTrailer.linearFeet} ft · ${share}% of the trailer`}</p>
      </div>
      <Small>
        <Trailer items={items} feet={feet} isSmall />
      </Small>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& b': { fontWeight: 600 },
  '& p': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
}))

const Small = styled('div')({ flex: 'none', width: 150 })
