import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { visuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

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
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '16px minmax(0, 1fr) auto 64px',
    gridTemplateAreas: '"check title facts actions"',
    minHeight: 38,
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
  [theme.breakpoints.up('md')]: { '& > div': { flexWrap: 'nowrap' }, '& p': { WebkitLineClamp: 1 } },
}))

export const Actions = styled('div')(({ theme }) => ({
  gridArea: 'actions',
  display: 'flex',
  alignSelf: 'start',
  // Finger-sized touch targets with their icons aligned to the edge of the text.
  margin: '-6px -12px -6px 0',
  [theme.breakpoints.up('w768')]: { margin: 0 },
  [theme.breakpoints.up('md')]: { alignSelf: 'center', justifyContent: 'flex-end' },
}))

/** One fact per line below 425 px, then two columns, then all six side by side, from 900 px below the head of the list. */
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
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '44px 72px 80px 118px 48px 108px', '& dt': visuallyHidden },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '72px 92px 102px 138px 72px 118px' },
}))

/** Labels of the facts, once above the list from 900 px. */
export function ListHead() {
  return (
    <Head aria-hidden="true">
      <Layout>
        <span style={{ gridArea: 'title' }}>Commodity</span>
        <Facts as="div">
          {factLabels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </Facts>
      </Layout>
    </Head>
  )
}

export const factLabels = ['Class', 'NMFC #', 'Unit weight', 'L × W × H', 'Pallets', 'Package quantity'] as const

const Head = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'sticky',
  top: 52,
  zIndex: 2,
  padding: '0 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  '& > div': { minHeight: 33 },
  [theme.breakpoints.up('md')]: { display: 'block' },
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
