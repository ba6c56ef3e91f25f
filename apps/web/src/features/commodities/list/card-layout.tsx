import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { KeyValue } from '#ui/layout/KeyValue.tsx'

/**
 * Card of a commodity: checkbox, title and actions above its facts, all on one line from 1024 px. The skeleton uses the
 * same parts, so that nothing jumps when the cards load.
 */
export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  gridTemplateAreas: '"check title actions" "facts facts facts"',
  alignItems: 'center',
  gap: '8px 12px',
  [theme.breakpoints.up('w1024')]: {
    gridTemplateColumns: '16px minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"check title facts actions"',
    minHeight: 42,
  },
}))

export const Title = styled('div')(({ theme }) => ({
  gridArea: 'title',
  minWidth: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px', minWidth: 0 },
  '& p': {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '18px',
  },
  [theme.breakpoints.up('w1024')]: { '& > div': { flexWrap: 'nowrap' }, '& p': { WebkitLineClamp: 1 } },
}))

export const Actions = styled('div')(({ theme }) => ({
  gridArea: 'actions',
  display: 'flex',
  alignSelf: 'start',
  // Finger-sized touch targets with their icons aligned to the edge of the text.
  margin: '-6px -12px -6px 0',
  [theme.breakpoints.up('w768')]: { margin: 0 },
  [theme.breakpoints.up('w1024')]: { alignSelf: 'center' },
}))

/** One fact per line below 425 px, then two columns, then all six side by side. */
export const Facts = styled('dl')(({ theme }) => ({
  gridArea: 'facts',
  display: 'grid',
  gap: '6px 12px',
  [theme.breakpoints.down('w425')]: {
    '& > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
    '& dd': { textAlign: 'right' },
  },
  [theme.breakpoints.up('w425')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& dt': theme.typography.caption,
  },
  [theme.breakpoints.up('w768')]: { gridTemplateColumns: '1fr 1fr 1fr 1.4fr 0.8fr 1.3fr' },
  [theme.breakpoints.up('w1024')]: { gridTemplateColumns: '44px 72px 76px 118px 48px 104px' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '72px 92px 102px 138px 72px 118px' },
}))

export function SkeletonCard() {
  return (
    <Layout>
      <Skeleton variant="rounded" width={16} height={16} />
      <Title>
        <Line width={112} height={20} />
        <Line width={168} height={18} />
      </Title>
      <Facts>
        {widths.map(([name, width]) => (
          <KeyValue key={name} label={<Line width={width} height={16} />}>
            <Line width={width} height={20} />
          </KeyValue>
        ))}
      </Facts>
      <Actions style={{ margin: 0 }}>
        <Line width={64} height={32} />
      </Actions>
    </Layout>
  )
}

const widths = [
  ['class', 32],
  ['nmfc', 48],
  ['weight', 56],
  ['dimensions', 88],
  ['pallets', 32],
  ['packages', 72],
] as const

function Line({ width, height }: { width: number; height: number }) {
  return <Skeleton width={width} height={10} style={{ marginBlock: (height - 10) / 2 }} />
}
