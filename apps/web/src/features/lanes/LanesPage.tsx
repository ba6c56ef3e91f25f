import { styled } from '@mui/material/styles'
import { Route } from 'lucide-react'
import { useParams } from 'react-router'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useMinWidth } from '#ui/use-media.ts'
import { LaneList } from './list/LaneList.tsx'
import { LaneDetail } from './page/LaneDetail.tsx'

/** Lanes at the left with one lane open beside them. Below 1280 px only one of the two is shown. (LANE-4, LANE-5) */
export default function LanesPage() {
  const { laneId = null } = useParams()
  const isWide = useMinWidth(breakpoints.lg)
  return (
    <Halves data-wide={isWide || undefined}>
      {(isWide || !laneId) && <LaneList laneId={laneId} opensFirst={isWide && !laneId} />}
      {laneId && <LaneDetail key={laneId} laneId={laneId} />}
      {isWide && !laneId && (
        <Ground>
          <EmptyState text="Choose a lane to see its map, volumes and rates" icon={<Route aria-hidden="true" />} />
        </Ground>
      )}
    </Halves>
  )
}

/** Extends over the padding of the page to its edges. */
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: 'calc(100dvh - 52px)',
  margin: '-16px -24px -24px',
  '&[data-wide]': { gridTemplateColumns: '304px minmax(0, 1fr)' },
  [theme.breakpoints.down('w768')]: { margin: -12 },
}))

const Ground = styled('div')({ alignSelf: 'center' })
