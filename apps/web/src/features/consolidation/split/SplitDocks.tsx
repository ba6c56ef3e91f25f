import type { ConsolidationPreview } from '@lanewise/contract/consolidation'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { radius } from '#ui/theme/tokens.ts'
import { SplitChoices } from './SplitChoices.tsx'
import { WindowAxis } from './WindowAxis.tsx'

type SplitDocksProps = { load: WorkingLoad; baseNumber: string }

/** Docks that the truck visits more than once, because the windows of their orders do not overlap. (DEF-126) */
export function SplitDocks({ load, baseNumber }: SplitDocksProps) {
  const { preview } = load
  if (!preview) return null
  return preview.splits.map((split) => (
    <SplitDock key={split.stopIds.join()} split={split} preview={preview} load={load} baseNumber={baseNumber} />
  ))
}

type SplitDockProps = SplitDocksProps & { split: ConsolidationPreview['splits'][number]; preview: ConsolidationPreview }

function SplitDock({ split, preview, load, baseNumber }: SplitDockProps) {
  const visits = preview.stops
    .map((stop, index) => ({ stop, number: index + 1 }))
    .filter(({ stop }) => split.stopIds.includes(stop.id))
  const [first] = visits
  if (!first) return null
  const { stopType, companyName } = first.stop
  return (
    <Frame aria-label={split.text}>
      <header>
        <TriangleAlert aria-hidden="true" />
        <div>
          <h2>{split.text}</h2>
          <p>
            Same dock at {companyName}, but the {stopType === 0 ? 'pickup' : 'delivery'} windows do not overlap.
          </p>
        </div>
      </header>
      <Halves>
        <WindowAxis visits={visits} />
        <SplitChoices split={split} preview={preview} load={load} baseNumber={baseNumber} />
      </Halves>
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  overflow: 'clip',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.risk.border}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '10px 16px',
    backgroundColor: theme.vars.palette.risk.bg,
    borderBottom: `1px solid ${theme.vars.palette.risk.border}`,
    '& > svg': { flex: 'none', color: theme.vars.palette.risk.icon },
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 10px', minWidth: 0 },
    '& h2': { ...theme.typography.h3, color: theme.vars.palette.risk.fg },
    '& p': { fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.secondary },
  },
}))

/** The width of the card decides, because the summary may stand beside it. */
const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
})
