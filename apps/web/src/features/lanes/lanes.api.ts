import { getHistory } from '@lanewise/contract/history'
import {
  createLane,
  createLaneRate,
  deleteLane,
  deleteLaneRate,
  getContractedLaneRate,
  getLane,
  laneChanged,
  resequenceLaneRates,
  searchLanes,
  updateLane,
  updateLaneRate,
} from '@lanewise/contract/lanes'
import type { Answer, Operation } from '@lanewise/contract/operation'
import { useQueryClient } from '@tanstack/react-query'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

export const laneQuery = (laneId: string) => query(getLane, { params: { laneId } }, { refreshOn: [laneChanged] })
export const useLane = (laneId: string) => useOperationQuery(laneQuery(laneId))

const ratesQuery = (laneId: string, includeExpired: boolean) =>
  query(
    getContractedLaneRate,
    { params: { laneId }, query: { includeExpired: String(includeExpired) } },
    { refreshOn: [laneChanged] },
  )
export const useLaneRates = (laneId: string, includeExpired: boolean) =>
  useOperationQuery(ratesQuery(laneId, includeExpired), { keepPrevious: true })

/** Milliseconds from a lane update to the refresh of its page. (LANE-29) */
const LANE_PAUSE = 500
/** Milliseconds from a change of its rates to the refresh of its page. (LRATE-45, DEF-5) */
const RATE_PAUSE = 1000

const lanePage: readonly Operation[] = [getLane, getContractedLaneRate, searchLanes, getHistory]

export const useCreateLane = () => useOperation(createLane, { refreshes: [searchLanes] })
export const useUpdateLane = () => useOperation(updateLane, { refreshes: lanePage, after: LANE_PAUSE })
export const useDeleteLane = () => useOperation(deleteLane, { refreshes: [searchLanes] })

const useRateChange = <O extends Operation>(operation: O, onSuccess?: (answer: Answer<O>) => void) =>
  useOperation(operation, { refreshes: lanePage, after: RATE_PAUSE, ...(onSuccess && { onSuccess }) })

export const useCreateLaneRate = () => useRateChange(createLaneRate)
export const useUpdateLaneRate = () => useRateChange(updateLaneRate)
export const useDeleteLaneRate = () => useRateChange(deleteLaneRate)

/** The rates in the answer are shown immediately, before the page is refetched. (LRATE-14) */
export function useResequence(laneId: string) {
  const client = useQueryClient()
  return useRateChange(resequenceLaneRates, ({ items }) => {
    for (const includeExpired of [true, false])
      client.setQueryData<Answer<typeof getContractedLaneRate>>(
        ratesQuery(laneId, includeExpired).key,
        (before) =>
          before && { items: [...items, ...before.items.filter(({ id }) => !items.some((one) => one.id === id))] },
      )
  })
}
