import { linearFeet } from '@lanewise/domain/freight/linear-feet'
import { fullTrailer } from '@lanewise/domain/freight/trailer-plan'
import { formatNumber, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Trailer } from './Trailer.tsx'
import { useSummary } from './use-summary.ts'

export function LoadFacts() {
  const { items, feet, weight } = useSummary()
  const share = Math.round((feet / fullTrailer.linearFeet) * 100)
  const heavy = Math.round((weight / fullTrailer.weight) * 100)
  return (
    <Part>
      <Line>
        <b>Linear feet</b>
        <span>
          <b>{formatNumber(feet)}</b> {`of ${fullTrailer.linearFeet} ft · ${share}%`}
        </span>
      </Line>
      <Trailer items={items} feet={feet} />
      <Lines>
        {items.slice(0, 6).map((item) => (
          <li key={item.uniqueIdentifier}>
            <span>{item.description}</span>
            <span>{`${plural(item.palletCount ?? 0, 'pallet')}, ${formatNumber(linearFeet(item))} ft`}</span>
          </li>
        ))}
        {items.length > 6 && <li>{`and ${items.length - 6} more`}</li>}
      </Lines>
      <Line>
        <b>Weight</b>
        <span>
          <b>{formatNumber(weight)}</b> {`of ${formatNumber(fullTrailer.weight)} lbs · ${heavy}%`}
        </span>
      </Line>
      <Bar aria-hidden="true" data-over={heavy > 100 || undefined}>
        <i style={{ width: `${Math.min(100, heavy)}%` }} />
      </Bar>
    </Part>
  )
}

const Part = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, padding: 16 })

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 600 },
  '& > span': { color: theme.vars.palette.text.secondary },
  '& > span b': { color: theme.vars.palette.text.primary },
}))

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '0 0 8px',
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 12, lineHeight: '20px' },
  '& li > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li > :last-of-type': { flex: 'none' },
}))

const Bar = styled('div')(({ theme }) => ({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& i': { display: 'block', height: '100%', backgroundColor: theme.vars.palette.accent.main },
  '&[data-over] i': { backgroundColor: theme.vars.palette.late.fill },
}))
