import type { Lane } from '@lanewise/contract/lane-fields'
import { laneChanged, laneEntity } from '@lanewise/contract/lanes'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { HistoryLink } from '#features/history/index.ts'
import { EditLaneDialog } from '#features/lanes/form/EditLaneDialog.tsx'
import { useLane } from '#features/lanes/lanes.api.ts'
import { RatesCard } from '#features/lanes/rates/RatesCard.tsx'
import { NotesCard } from '#features/notes/index.ts'
import { ManageWatchers } from '#features/watchers/index.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { DeleteLane } from './DeleteLane.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { LaneHeader, type Opening } from './LaneHeader.tsx'
import { MapCard } from './MapCard.tsx'

/** One lane: its way, its terms, its volumes and its contracted rates (LANE-10). */
export function LaneDetail({ laneId }: { laneId: string }) {
  useLiveRefresh(laneId)
  const { data: lane, error, status, isFetching, refetch } = useLane(laneId)
  const { search } = useLocation()
  if (lane && !isMissing(error)) return <Loaded lane={lane} />
  return (
    <Column>
      <Ground>
        <PageHeader title="Lane" />
        <Card flush>
          {status !== 'error' && <SkeletonRows height={52} />}
          {status === 'error' && isMissing(error) && (
            <EmptyState
              text={errorText(error)}
              action={
                <Link component={RouterLink} to={`/lanes${search}`}>
                  All lanes
                </Link>
              }
            />
          )}
          {status === 'error' && !isMissing(error) && (
            <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
          )}
        </Card>
      </Ground>
    </Column>
  )
}

function Loaded({ lane }: { lane: Lane }) {
  const [opened, open] = useState<Opening | null>(null)
  const close = () => open(null)
  const { id, customerReferenceNumber, updatedAt } = lane
  return (
    <Column>
      <PageTitle name={customerReferenceNumber} />
      <LaneHeader lane={lane} onOpen={open} />
      <Ground>
        <Pair>
          <MapCard lane={lane} />
          <DetailsCard lane={lane} />
        </Pair>
        <ActivityCard lane={lane} />
        <RatesCard lane={lane} />
        <NotesCard
          noted={{
            entityType: laneEntity.name,
            entityId: id,
            name: customerReferenceNumber,
            link: laneEntity.path(lane),
          }}
        />
        <HistoryLink
          entity={laneEntity.name}
          entityId={id}
          refreshOn={[laneChanged]}
          name={customerReferenceNumber}
          changedAt={updatedAt}
        />
      </Ground>
      {opened === 'edit' && <EditLaneDialog lane={lane} onClose={close} />}
      {opened === 'watchers' && (
        <ManageWatchers
          entity={{ entityId: id, entityType: 'CustomerLane', name: customerReferenceNumber }}
          onClose={close}
        />
      )}
      {opened === 'delete' && <DeleteLane lane={lane} onClose={close} />}
    </Column>
  )
}

const Column = styled('div')({ minWidth: 0 })

const Ground = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: '16px 24px 24px',
  // The floating menu of a phone covers nothing at the end of the page.
  [TOUCH]: { padding: '12px 12px 76px' },
})

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
