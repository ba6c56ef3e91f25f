import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { KeyValue } from '#ui/layout/KeyValue.tsx'

/**
 * Card of a quote: checkbox, lane and Requote above its facts; from 1280 px all on one line. The skeleton uses the same
 * parts, so that the layout does not jump when the cards load.
 */
export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  gridTemplateAreas: '"check title actions" "facts facts facts"',
  alignItems: 'center',
  gap: '8px 12px',
  [theme.breakpoints.down('w768')]: {
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gridTemplateAreas: '"check title" "facts facts" "actions actions"',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '16px minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"check title facts actions"',
    minHeight: 44,
  },
}))

export const Title = styled('div')(({ theme }) => ({
  gridArea: 'title',
  minWidth: 0,
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
}))

export const Actions = styled('div')(({ theme }) => ({
  gridArea: 'actions',
  display: 'grid',
  [theme.breakpoints.up('w768')]: { display: 'block' },
}))

export const Facts = styled('dl')(({ theme }) => ({
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '6px 12px',
  '& dt': theme.typography.caption,
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.tertiary,
    fontSize: 11,
    lineHeight: '14px',
    fontWeight: 400,
  },
  [theme.breakpoints.up('w768')]: { gridTemplateColumns: '1fr 1.2fr 0.7fr 1fr 1.1fr', paddingLeft: 28 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '84px 108px 52px 84px 96px', paddingLeft: 0 },
}))

export function SkeletonCard() {
  return (
    <Layout>
      <Skeleton variant="rounded" width={16} height={16} />
      <Title>
        <Line width={240} height={20} />
        <Line width={200} height={18} />
      </Title>
      <Facts>
        {widths.map(([name, width]) => (
          <KeyValue key={name} label={<Line width={width} height={16} />}>
            <Line width={width} height={20} />
          </KeyValue>
        ))}
      </Facts>
      <Actions>
        <Line width={92} height={32} />
      </Actions>
    </Layout>
  )
}

const widths = [
  ['date', 72],
  ['class', 40],
  ['pallets', 32],
  ['weight', 56],
  ['lowest', 64],
] as const

const Line = ({ width, height }: { width: number; height: number }) => (
  <Skeleton width={width} height={10} style={{ maxWidth: '100%', marginBlock: (height - 10) / 2 }} />
)
