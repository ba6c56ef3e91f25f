import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { shortDate } from '#features/lanes/lane-text.ts'
import { useDeleteLaneRate } from '#features/lanes/lanes.api.ts'
import { ConfirmDone } from '#features/lanes/parts/ConfirmDone.tsx'

/** Asks for confirmation before a contracted rate is deleted. (LRATE-41, LRATE-44) */
export function DeleteRate({ rate, onClose }: { rate: LaneRate; onClose: () => void }) {
  const { mutateAsync } = useDeleteLaneRate()
  return (
    <ConfirmDone
      title="Delete Rate?"
      text={
        <>
          <strong>
            {rate.carrierName}, {shortDate(rate.effectiveDate)}–{shortDate(rate.expirationDate)}
          </strong>
          <p>It will no longer be tendered. Rates after it move up.</p>
        </>
      }
      done="Lane rate deleted successfully"
      failed="Failed to delete lane rate"
      run={() => mutateAsync({ params: { laneRateId: rate.id } })}
      onClose={onClose}
    />
  )
}
