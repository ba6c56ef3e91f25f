import type { Lane } from '@lanewise/contract/lane-fields'
import { laneChanged, laneEntity } from '@lanewise/contract/lanes'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { HistoryLink } from '#features/history/index.ts'
import { copyOf } from '#features/lanes/form/copied-lane.ts'
import { useLane } from '#features/lanes/lanes.api.ts'
import { RatesCard } from '#features/lanes/rates/RatesCard.tsx'
import { NotesCard } from '#features/notes/index.ts'
import { ManageWatchers } from '#features/watchers/index.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { RecordPage } from '#platform/record/RecordPage.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { DeleteLane } from './DeleteLane.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { LaneHeader, type Opening } from './LaneHeader.tsx'
import { MapCard } from './MapCard.tsx'

const EditLaneDialog = lazyDialog(async () => (await import('#features/lanes/form/EditLaneDialog.tsx')).EditLaneDialog)
const NewLaneDialog = lazyDialog(async () => (await import('#features/lanes/form/NewLaneDialog.tsx')).NewLaneDialog)

/** One lane: route, terms, volumes and contracted rates. (LANE-10) */
export function LaneDetail({ laneId }: { laneId: string }) {
  useLiveRefresh(laneId)
  const { search } = useLocation()
  return (
    <Column>
      <RecordPage
        id={laneId}
        result={useLane(laneId)}
        kind="lane"
        title="Lane"
        list={{ label: 'All lanes', to: `/lanes${search}` }}
        isAtEdge
      >
        {(lane) => <Loaded lane={lane} />}
      </RecordPage>
    </Column>
  )
}

function Loaded({ lane }: { lane: Lane }) {
  const [opened, open] = useState<Opening | null>(null)
  const close = () => open(null)
  const { id, customerReferenceNumber, updatedAt } = lane
  return (
    <>
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
      {opened === 'copy' && <NewLaneDialog start={copyOf(lane)} onClose={close} />}
      {opened === 'watchers' && (
        <ManageWatchers
          entity={{ entityId: id, entityType: 'CustomerLane', name: customerReferenceNumber }}
          onClose={close}
        />
      )}
      {opened === 'delete' && <DeleteLane lane={lane} onClose={close} />}
    </>
  )
}

const Column = styled('div')({ minWidth: 0 })

const Ground = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: '16px 24px 24px',
  // Bottom padding, so that the floating menu of a phone does not cover the end of the page.
  [TOUCH]: { padding: '12px 12px 76px' },
})

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
