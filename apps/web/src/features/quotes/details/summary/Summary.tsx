import { styled } from '@mui/material/styles'
import { TOUCH } from '#ui/theme/tokens.ts'
import { LaneMap } from './LaneMap.tsx'
import { LoadFacts } from './LoadFacts.tsx'
import { RateSourceList } from './RateSourceList.tsx'
import { Facts, Stops } from './RouteFacts.tsx'

type SummaryProps = {
  /** Whether partial truckload rates are requested too. */
  includesPartial: boolean
  /** True when the summary stands beside the form, false when it stands below. */
  isPanel: boolean
}

/** Live summary of the entered quote: route, load and rate sources. */
export function Summary({ includesPartial, isPanel }: SummaryProps) {
  return (
    <Panel aria-label="Summary" data-panel={isPanel || undefined}>
      <Head>
        <h2>{isPanel ? 'Summary' : 'Lane Map'}</h2>
        {isPanel && <span>Updates as you type</span>}
      </Head>
      <LaneMap />
      {isPanel && <Stops />}
      <Facts />
      <Last>
        <LoadFacts />
        <RateSourceList includesPartial={includesPartial} />
      </Last>
    </Panel>
  )
}

const Panel = styled('aside')(({ theme }) => ({
  margin: '0 24px 24px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  overflow: 'clip',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-panel]': {
    position: 'sticky',
    top: 109,
    height: 'calc(100dvh - 109px)',
    margin: 0,
    overflow: 'auto',
    border: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
  },
  [TOUCH]: { margin: '0 12px 12px' },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 46,
  padding: '0 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': theme.typography.h2,
  '& span': { color: theme.vars.palette.text.tertiary, fontSize: 12 },
}))

/** Below the form, the load and the rate sources stand side by side. A line separates them in both layouts. */
const Last = styled('div')(({ theme }) => ({
  '& > section': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.between('w800', 'lg')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > section': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}))
