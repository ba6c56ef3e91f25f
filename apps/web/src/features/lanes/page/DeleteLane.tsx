import type { Lane } from '@lanewise/contract/lane-fields'
import { useLocation, useNavigate } from 'react-router'
import { closedLane } from '#features/lanes/lane-start.ts'
import { useDeleteLane } from '#features/lanes/lanes.api.ts'
import { ConfirmDone } from '#features/lanes/parts/ConfirmDone.tsx'

/** Asks for confirmation, deletes the lane and returns to the list. (LANE-30 to LANE-33) */
export function DeleteLane({ lane, onClose }: { lane: Lane; onClose: () => void }) {
  const { mutateAsync } = useDeleteLane()
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <ConfirmDone
      title="Delete Lane?"
      text={
        <>
          <strong>{lane.customerReferenceNumber}</strong>
          <p>Are you sure you want to delete this lane?</p>
        </>
      }
      done="Lane deleted successfully"
      failed="Failed to delete lane"
      run={() => mutateAsync({ params: { laneId: lane.id } })}
      onDone={() => void navigate(`/lanes${search}`, { state: closedLane })}
      onClose={onClose}
    />
  )
}
